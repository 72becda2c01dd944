import type { Quoted } from "./find-quotations";
import type { SearchedTexts } from "./quotation";

/** Whose words a text says that a quotation is. */
export interface Attribution {
  /** As the text names it: "St. Augustine", "Jesus". */
  name: string;
  /** Where its words may be. */
  search: readonly SearchedTexts[];
}

/** Characters before and after a quotation that may name its author. */
const REACH = 160;
const SCRIPTURE =
  /\b(?:(?:[Ss]acred |[Hh]oly )?[Ss]criptures?|the Bible|the Gospels?|the [Pp]salm(?:ist)?s?|Psalms?|Jesus|Christ|[Oo]ur Lord|the Lord|God|Moses|Isaiah|Jeremiah|Ezekiel|Daniel|the prophets?|(?:St\.? |Saint )?(?:Paul|Peter|James|John|Matthew|Mark|Luke)(?! (?:of|the|Paul|Chrysostom|Damascene|Henry|Vianney|Damian|Chrysologus|XXIII|VI|II)\b)|the [Aa]postles?|the Virgin Mary|Our Lady|Proverbs|Genesis|it is written)\b/g;
const PEOPLE =
  /(?<!\p{L})(?:(?:St\.?|Saint|Blessed|Pope|Father|Fr\.?|Mother|Cardinal|Bishop) \p{Lu}[\p{L}'\u2019]+(?: (?:of (?:the )?)?\p{Lu}[\p{L}'\u2019]+){0,3}|Augustine|(?:Thomas )?Aquinas|Irenaeus|Ignatius(?: of (?:Antioch|Loyola))?|Justin Martyr|Polycarp|Athanasius|Cyril(?: of (?:Jerusalem|Alexandria))?|Clement(?: of (?:Rome|Alexandria))?|(?:John )?Chrysostom|Jerome|Ambrose|Basil|Tertullian|Origen|the Didache|(?:Thomas )?\u00e0 Kempis|Newman|Chesterton|Teresa|Th\u00e9r\u00e8se|Francis(?: of Assisi| de Sales)?|Catherine|Bernard|Benedict|Bonaventure|the Imitation(?: of Christ)?|the Confessions)(?!\p{L})/gu;
/** Words that make what follows a quotation of somebody. */
const SAYING =
  /\b(?:says?|said|saying|writes?|wrote|written|teach(?:es)?|taught|asks?|asked|words?|prays?|prayed|tells?|told|puts? it|calls?|called|reads?|declares?|declared|promises?|promised|answers?|answered|replie[sd]|exclaims?|exclaimed|reminds?|proclaims?|proclaimed|quotes?|according to|line|verse|saying|prayer|once)\b|[:—–]\s*$/i;

/** What names the author after a quotation: a dash or a bracket, or "said Augustine". */
const SIGNED = /^[\s>*_,]{0,10}(?:[(\u2014\u2013-]|said|says|wrote|writes|as\b)[^\n;]{0,60}/u;

/**
 * Returns whose words a quotation without a reference is, by the names nearest to it in its sentence: before it, as in
 * `St. Augustine says: "..."`, else after it, as in `"..." — Augustine`. `null` when nobody is said to have said it.
 */
export function attributionOf(text: string, { start, end, blockEnd }: Quoted): Attribution | null {
  const before = lastSentence(text.slice(Math.max(0, start - REACH), start));
  if (SAYING.test(before)) {
    const named = lastOf(before);
    if (named) return named;
  }
  const signed = SIGNED.exec(text.slice(end, blockEnd ?? end + REACH));
  return signed ? lastOf(signed[0]) : null;
}

function lastSentence(text: string): string {
  const end = text.search(/(?:[.!?]["\u201d]?\s+|\n)(?=[^.!?\n]*$)/);
  // "St. Augustine" ends no sentence.
  return end < 0 || /\b(?:St|Fr|cf)\.\s+[^.!?\n]*$/.test(text) ? text : text.slice(end + 1);
}

function lastOf(words: string): Attribution | null {
  const person = [...words.matchAll(PEOPLE)].at(-1);
  const scripture = [...words.matchAll(SCRIPTURE)].at(-1);
  const isPerson =
    person && (!scripture || person.index + person[0].length >= scripture.index + scripture[0].length);
  if (isPerson && !isApostle(person[0])) return { name: person[0], search: ["works", "scripture"] };
  if (scripture) return { name: scripture[0], search: ["scripture"] };
  return null;
}

const isApostle = (name: string) =>
  /^(?:st\.?|saint) (?:paul|peter|james|john|matthew|mark|luke)$/i.test(name);
