import type { Mood } from "~/shared/vocabulary";
import { isWhole } from "../../sentences";
import type { Feeling } from "../companion-texts";
import { feelingsIn, type Moment, momentsIn, type Phrase, toneOf } from "./moments";
import { peopleIn } from "./people";
import { firstWord, nounPhrase, verbPhrase } from "./phrase";
import { GOOD_VERBS, RELATIONS, WHOLE_VERBS } from "./word-lists";
import { writerSentences } from "./writer-text";

/** What a prayer can use of a text. Phrases are short and in the writer's own words. */
export interface WritersWords {
  /** "my mother Anna", "our children", "Maria and John". */
  living: string[];
  /** People who have died, by the writer's words. */
  departed: string[];
  /** What happened or is ahead, the most important first. */
  moments: Moment[];
  /** The writer's feelings, as the tone of the text lets them be prayed. */
  feelings: Feeling[];
  tone: "glad" | "heavy" | null;
  /** Intended deeds: "be more patient with my children". */
  hopes: string[];
  /** Requests: "peace in my home". */
  wishes: string[];
}

/** Names of worries by their cues. */
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
/** An intention in short: "For the Pope and the bishops". */
const INTENTION =
  /^for(?= (?:the|all|our|those|every)\b)(?! the (?:first|last|second|third|next|past|time|rest|moment|day))/gi;
const HOPES =
  /\b(?:hope to|hoping to|want to|wish to|would like to|i'd like to|need to|longing to|long to|trying to|try to|help (?:me|us)(?: to)?|teach (?:me|us)(?: how)?(?: to)?|(?:strength|courage|grace|patience|wisdom|ability|faith|will) to|learn to)\b/gi;
const WISHES =
  /\b(?:(?:hope|hoping|asking|ask|long|longing|wish|wishing|beg|begging) for|pray for|praying for|in need of|i need|we need|give me|grant me|send me|give us|grant us)\b/gi;
/** Returns the people, moments, feelings and requests of a text; empty lists when nothing is found. */
export function writersWords(text: string, mood?: Mood | null): WritersWords {
  const sentences = writerSentences(text);
  const people = peopleIn(sentences);
  const tone = toneOf(sentences.join(". "), mood);
  const phrases = sentences.flatMap((sentence, index) => [
    ...WORRIES.flatMap(([cue, called]) =>
      phrasesAfter(sentence, cue).map(
        (phrase): Phrase => ({ ...phrase, text: `${called} ${phrase.text}`, tone: "plea", sentence: index }),
      ),
    ),
    ...phrasesAfter(sentence, INTENTION)
      .filter(({ text }) => sentence.length < 80 && !ASKED_FOR.test(text))
      .map((phrase): Phrase => ({ ...phrase, tone: "plea", sentence: index })),
    ...phrasesAfter(sentence, THANKS).map(
      (phrase): Phrase => ({ ...phrase, tone: "thanks", sentence: index }),
    ),
  ]);
  return {
    living: people.living.filter(isWhole),
    departed: people.departed.filter(isWhole),
    moments: momentsIn(sentences, people, phrases, tone),
    feelings: feelingsIn(sentences, tone),
    tone,
    hopes: found(sentences, (sentence) => said(sentence, HOPES).map(({ rest }) => goodVerbPhrase(rest))),
    wishes: found(sentences, (sentence) => [
      ...said(sentence, WISHES).map(({ rest }) => wishPhrase(rest)),
      bareWish(sentence),
    ]),
  };
}

/** Returns the noun phrases after a cue, with their places. */
function phrasesAfter(sentence: string, cue: RegExp): { text: string; start: number }[] {
  return said(sentence, cue).flatMap(({ rest, start }) => {
    const text = nounPhrase(rest);
    return text === null || !isWhole(text) ? [] : [{ text, start }];
  });
}

/** Returns up to three phrases, each once and none within another. */
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

/** Returns the words after a cue that the writer uses of themselves and does not deny, with their places. */
function said(sentence: string, cue: RegExp): { rest: string; start: number }[] {
  return [...sentence.matchAll(cue)]
    .filter((match) => isOwn(sentence.slice(0, match.index)))
    .map(({ 0: words, index }) => ({
      rest: sentence.slice(index + words.length),
      start: index + words.length,
    }));
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
  // "Tell my boss that ..." does not end there.
  if (phrase !== null && /^ (?:that|what|how|if|whether|why|who)\b/i.test(rest.trim().slice(phrase.length)))
    return null;
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
  /^(?:(?:more|a|an|the|some|inner|greater|quick|full|safe|god's) )?(?:peace|strength|healing|patience|wisdom|courage|hope|faith|guidance|protection|forgiveness|comfort|joy|health|mercy|love|grace|rest|safety|unity|clarity|conversion|success|reconciliation|perseverance|recovery|travels?|job|humility|purity|trust|end to \w+)(?: (?:for|in|at|during|with|and|on|of|from|to|after|before) [^,]*)?(?:,.*)?$/i;
/** Those that need a further word: "safe travels". */
const NEEDS_MORE = /^(?:travels?|job|success)$/i;

/** Returns an intention that only names the request: "Strength for my exams". */
function bareWish(sentence: string): string | null {
  const asked = sentence.replace(/^for /i, "");
  if (asked.length > 80 || !ASKED_FOR.test(asked) || NEEDS_MORE.test(asked)) return null;
  const phrase = nounPhrase(asked);
  return phrase === null || /^god's/i.test(phrase)
    ? phrase
    : phrase.replace(/^\p{Lu}/u, (first) => first.toLowerCase());
}

/** Returns a wish for a thing; `peopleIn` finds the people who are prayed for. */
function wishPhrase(rest: string): string | null {
  const phrase = nounPhrase(rest);
  return phrase === null || PERSON.test(phrase) || /^\p{Lu}/u.test(phrase) ? null : phrase;
}
