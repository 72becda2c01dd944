import { type PeopleInText, peopleIn } from "./people";
import { firstWord, nounPhrase, verbPhrase } from "./phrase";
import { isWhole } from "./sentences";
import { toldIn } from "./told";
import { GOOD_VERBS, RELATIONS, UNFIT, WHOLE_VERBS } from "./word-lists";
import { writerSentences } from "./writer-text";

/** What a person wrote, as phrases that a prayer can take up. Every phrase is short and in the writer's own words. */
export interface WritersWords extends PeopleInText {
  /** "my worry about the interview", "my fear of being alone". */
  worries: string[];
  /** What the writer gives thanks for: "my family and our home". */
  thanks: string[];
  /** What the writer would do: "be more patient with my children". */
  hopes: string[];
  /** What the writer asks for: "peace in my home". */
  wishes: string[];
  /** What lies ahead or weighs: "my mother's surgery", "the exam". */
  concerns: string[];
}

/** What a worry is called by the words that tell of it. */
const WORRIES: [RegExp, string][] = [
  [
    /\b(?:worried|worrying|worry|anxious|nervous|stressed(?: out)?|concerned|uneasy|stress|anxiety) (?:about|over)\b/gi,
    "my worry about",
  ],
  [/\b(?:afraid|scared|frightened|terrified|fearful|fear) of\b/gi, "my fear of"],
  [/\b(?:struggling|struggle|wrestling|wrestle|battling) with\b/gi, "my struggle with"],
  [
    /\b(?:sad|sorrowful|upset|heartbroken|devastated|crying|disappointed) (?:about|over|by)\b/gi,
    "my sorrow over",
  ],
  [/\b(?:grieving|mourning|grief (?:for|over)|grieve(?: for)?)\b/gi, "my grief for"],
  [/\b(?:angry|mad|furious|frustrated|annoyed|irritated) (?:about|at|with|by)\b/gi, "my anger about"],
  [/\b(?:overwhelmed|burdened|weighed down|crushed) (?:by|with)\b/gi, "the weight of"],
  [/\b(?:ashamed|guilty|regret|remorse|embarrassed) (?:of|about|for)\b/gi, "my shame about"],
  [/\b(?:tired|weary|exhausted|worn out) (?:of|from|by)\b/gi, "my weariness from"],
  [/\b(?:hurt|wounded|betrayed|rejected) by\b/gi, "the hurt from"],
  [/\b(?:confused|unsure|uncertain|undecided) about\b/gi, "my questions about"],
  [/\b(?:tempted by|temptation of|temptation to)\b/gi, "my temptation by"],
];
const THANKS =
  /\b(?:thankful for|grateful for|thank you(?:,? (?:lord|god|jesus|father))?,? (?:so much )?for|thanks(?: be to god)? for|thank god for|gratitude for|blessed (?:with|by)|appreciate|rejoice in|happy about|glad about|proud of|praise (?:you|god) for)\b/gi;
const HOPES =
  /\b(?:hope to|hoping to|want to|wish to|would like to|i'd like to|need to|longing to|long to|trying to|try to|help (?:me|us)(?: to)?|teach (?:me|us)(?: how)?(?: to)?|(?:strength|courage|grace|patience|wisdom|ability|faith|will) to|learn to)\b/gi;
const WISHES =
  /\b(?:(?:hope|hoping|asking|ask|long|longing|wish|wishing|beg|begging) for|pray for|praying for|in need of|i need|we need|give me|grant me|send me|give us|grant us)\b/gi;
const CONCERNS =
  /\b(my|our|the)((?:\s+[\p{L}'-]{2,16}){0,2}?\s+(?:surgery|operation|interview|exams?|finals|diagnosis|treatment|chemo(?:therapy)?|illness|recovery|pregnancy|wedding|marriage|divorce|funeral|job|job search|move|decision|vocation|studies|finances|debts?|bills|loneliness|depression|anxiety|addiction|baptism|first communion|confirmation|retreat|pilgrimage|deadline|project|presentation|thesis|business|health|future|trip|journey|test results|biopsy|due date|custody|trial|school year|semester|household))\b/giu;
/** Words in between that show that the noun belongs to another clause. */
const BETWEEN =
  /\b(?:is|was|are|were|has|had|and|but|or|i|he|she|they|we|who|that|not|will|got|lost|to|in|at|on|for|for|with|of)\b/i;

/** People, worries, thanks, hopes and concerns of a text; all empty where nothing is found. */
export function writersWords(text: string): WritersWords {
  const sentences = writerSentences(text);
  const { living, departed } = peopleIn(sentences);
  return {
    living: living.filter(isWhole),
    departed: departed.filter(isWhole),
    worries: found(sentences, (sentence) => [
      ...WORRIES.flatMap(([cue, called]) =>
        said(sentence, cue).flatMap((rest) => {
          const phrase = nounPhrase(rest);
          return phrase === null ? [] : [`${called} ${phrase}`];
        }),
      ),
      ...toldIn(sentence).worries,
    ]),
    thanks: found(sentences, (sentence) => [
      ...said(sentence, THANKS).map(nounPhrase),
      ...toldIn(sentence).thanks,
    ]),
    hopes: found(sentences, (sentence) => said(sentence, HOPES).map(goodVerbPhrase)),
    wishes: found(sentences, (sentence) => [...said(sentence, WISHES).map(wishPhrase), bareWish(sentence)]),
    concerns: found(sentences, (sentence) => [
      ...toldIn(sentence).concerns,
      ...[...sentence.matchAll(CONCERNS)]
        .filter(([, , noun]) => !BETWEEN.test(noun!) && !UNFIT.test(noun!))
        .map(([, whose, noun]) => `${whose!.toLowerCase()}${noun!.toLowerCase().replace(/\s+/g, " ")}`),
    ]),
  };
}

/** Up to three phrases, each once and none within another. */
function found(sentences: string[], phrasesOf: (sentence: string) => (string | null)[]): string[] {
  const phrases = [
    ...new Set(
      sentences.flatMap(phrasesOf).filter((phrase): phrase is string => phrase !== null && isWhole(phrase)),
    ),
  ];
  return phrases
    .filter((phrase) => !phrases.some((other) => other !== phrase && other.includes(phrase)))
    .slice(0, 3);
}

/** What follows a cue that the writer says of themselves, and does not deny. */
function said(sentence: string, cue: RegExp): string[] {
  return [...sentence.matchAll(cue)]
    .filter((match) => isOwn(sentence.slice(0, match.index)))
    .map((match) => sentence.slice(match.index + match[0].length));
}

const SUBJECTS = new RegExp(
  `\\b(?:i|i'm|i've|i'd|we|we're|me|us|he|he's|she|she's|they|they're|who|${RELATIONS})\\b(?!')`,
  "gi",
);

function isOwn(before: string): boolean {
  if (
    /(?:\bnot|n't|\bnever|\bno longer|\bstop|\bwithout)(?: (?:be|being|so|very|really|too|to|at all))?\s*$/i.test(
      before,
    )
  )
    return false;
  const subject = [...before.matchAll(SUBJECTS)].at(-1)?.[0].toLowerCase();
  return subject === undefined || /^(?:i|we|me|us)\b/.test(subject);
}

function goodVerbPhrase(rest: string): string | null {
  const phrase = verbPhrase(rest);
  if (phrase === null || !GOOD_VERBS.has(firstWord(phrase))) return null;
  if (
    /^(?:stop|get|go|do) (?:pray|believ|attend|going to mass|away|rid of (?:him|her|them|my))/i.test(phrase)
  )
    return null;
  return phrase.includes(" ") || WHOLE_VERBS.has(phrase.toLowerCase())
    ? phrase.replace(/^\p{Lu}/u, (first) => first.toLowerCase())
    : null;
}

const PERSON = new RegExp(
  `^(?:my|our|all|the|those)\\s+(?:\\p{L}+\\s+){0,2}(?:${RELATIONS}|sick|poor|dying|souls|unborn|priests|pope)\\b(?!')`,
  "iu",
);

const ASKED_FOR =
  /^(?:(?:more|a|an|the|some|inner|greater|quick|full|safe|god's) )?(?:peace|strength|healing|patience|wisdom|courage|hope|faith|guidance|protection|forgiveness|comfort|joy|health|mercy|love|grace|rest|safety|unity|clarity|conversion|success|reconciliation|perseverance|recovery|travels?|job|humility|purity|trust)(?: (?:for|in|at|during|with|and|on|of|from|to|after|before) .*)?$/i;

/** An intention that is nothing but what is asked for: "Strength for my exams". */
function bareWish(sentence: string): string | null {
  if (sentence.length > 60 || !ASKED_FOR.test(sentence)) return null;
  const phrase = nounPhrase(sentence);
  return phrase === null || /^god's/i.test(phrase)
    ? phrase
    : phrase.replace(/^\p{Lu}/u, (first) => first.toLowerCase());
}

/** A wish for a thing; people who are prayed for are found elsewhere. */
function wishPhrase(rest: string): string | null {
  const phrase = nounPhrase(rest);
  return phrase === null || PERSON.test(phrase) || /^\p{Lu}/u.test(phrase) ? null : phrase;
}
