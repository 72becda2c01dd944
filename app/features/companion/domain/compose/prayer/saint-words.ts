import { isWhole } from "../../sentences";

/** A saint in a prayer. */
export interface SaintWords {
  /** For calling on the saint: "Saint Joseph". */
  address: string;
  /** For speaking of the saint to God: "the Blessed Virgin Mary". */
  name: string;
}

const MARY: SaintWords = { address: "Holy Mary, Mother of God", name: "the Blessed Virgin Mary" };
const ALL_SAINTS: SaintWords = { address: "all you saints of God", name: "all Your saints" };

/** Labels with other spoken words. */
const SPOKEN: [RegExp, SaintWords][] = [
  [
    /^(?:mary\b(?! (?:magd|of (?!nazareth)|mac)).*|(?:the )?blessed (?:virgin|mother).*|(?:the )?virgin mary|mother mary|our blessed mother)$/i,
    { address: "Blessed Virgin Mary", name: MARY.name },
  ],
  [/^(?:the )?holy family$/i, { address: "Holy Family of Nazareth", name: "the Holy Family" }],
  [/^(?:my )?guardian angel$/i, { address: "my holy Guardian Angel", name: "my holy Guardian Angel" }],
  [/^all saints$/i, ALL_SAINTS],
];
/** Names with a title of their own, without "Saint" before it. */
const OWN_TITLE = /^(?:our lady|mary|mother of|blessed|venerable|servant of god|holy|saints?|pope|queen)\b/i;
const NO_SAINT =
  /\b(?:no preference|none|other|god|jesus|christ|lord|holy spirit|satan|lucifer|devil|ignore|instructions?|select|null|undefined|unknown|n\/a)\b/i;

/**
 * Returns the words for a saint in a prayer, from the label in the profile ("Saint Joseph" for "St. Joseph"). Mary, or all
 * the saints, when none is chosen.
 *
 * @param turn chooses between the two
 */
export function saintWords(label: string | null, turn: number): SaintWords {
  const name = (label ?? "")
    .normalize("NFC")
    .replace(/^\s*(?:st|saint|sts|saints)\b\.?\s+/i, "")
    .replace(/\s+/g, " ")
    .trim();
  const spoken = SPOKEN.find(([pattern]) => pattern.test(name))?.[1];
  if (spoken !== undefined) return spoken;
  if (
    !/^\p{L}[\p{L}\p{M}' \u2019-]{1,50}$/u.test(name) ||
    NO_SAINT.test(name) ||
    !isWhole(name) ||
    name.split(" ").length > 6
  ) {
    return turn % 2 === 0 ? MARY : ALL_SAINTS;
  }
  const isSaint = /^\s*(?:st|saint)\b\.?\s/i.test(label ?? "");
  const address = isSaint && !OWN_TITLE.test(name) ? `Saint ${name}` : name;
  return { address, name: address };
}
