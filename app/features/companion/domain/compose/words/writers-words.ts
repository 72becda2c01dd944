import { isWhole } from "../../sentences";
import { type PeopleInText, peopleIn } from "./people";
import { firstWord, nounPhrase, verbPhrase } from "./phrase";
import { GOOD_VERBS, RELATIONS, UNFIT, WHOLE_VERBS } from "./word-lists";
import { writerSentences } from "./writer-text";

/** Phrases of a text that a prayer can use. Each is short and in the writer's own words. */
export interface WritersWords extends PeopleInText {
  /** "my worry about the interview", "my fear of being alone". */
  worries: string[];
  /** Reasons for thanks: "my family and our home". */
  thanks: string[];
  /** Intended deeds: "be more patient with my children". */
  hopes: string[];
  /** Requests: "peace in my home". */
  wishes: string[];
  /** Burdens and events ahead: "my mother's surgery", "the exam". */
  concerns: string[];
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
const HOPES =
  /\b(?:hope to|hoping to|want to|wish to|would like to|i'd like to|need to|longing to|long to|trying to|try to|help (?:me|us)(?: to)?|teach (?:me|us)(?: how)?(?: to)?|(?:strength|courage|grace|patience|wisdom|ability|faith|will) to|learn to)\b/gi;
const WISHES =
  /\b(?:(?:hope|hoping|asking|ask|long|longing|wish|wishing|beg|begging) for|pray for|praying for|in need of|i need|we need|give me|grant me|send me|give us|grant us)\b/gi;
const CONCERNS =
  /\b(my|our|the)((?:\s+[\p{L}'-]{2,16}){0,2}?\s+(?:surgery|operation|interview|exams?|finals|diagnosis|treatment|chemo(?:therapy)?|illness|recovery|pregnancy|wedding|marriage|divorce|funeral|job|job search|move|decision|vocation|studies|finances|debts?|bills|loneliness|depression|anxiety|addiction|baptism|first communion|confirmation|retreat|pilgrimage|deadline|project|presentation|thesis|business|health|future|trip|journey|test results|biopsy|due date|custody|trial|school year|semester|household))\b/giu;
/** Words between that show that the noun belongs to another clause. */
const BETWEEN =
  /\b(?:is|was|are|were|has|had|and|but|or|i|he|she|they|we|who|that|not|will|got|lost|to|in|at|on|for|for|with|of)\b/i;

/** Returns the people, worries, thanks, hopes and concerns of a text; empty lists when nothing is found. */
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
      ...eventsIn(sentence).worries,
    ]),
    thanks: found(sentences, (sentence) => [
      ...said(sentence, THANKS).map(nounPhrase),
      ...eventsIn(sentence).thanks,
    ]),
    hopes: found(sentences, (sentence) => said(sentence, HOPES).map(goodVerbPhrase)),
    wishes: found(sentences, (sentence) => [...said(sentence, WISHES).map(wishPhrase), bareWish(sentence)]),
    concerns: found(sentences, (sentence) => [
      ...eventsIn(sentence).concerns,
      ...[...sentence.matchAll(CONCERNS)]
        .filter(([, , noun]) => !BETWEEN.test(noun!) && !UNFIT.test(noun!))
        .map(([, whose, noun]) => `${whose!.toLowerCase()}${noun!.toLowerCase().replace(/\s+/g, " ")}`),
    ]),
  };
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

/** Returns the words after a cue that the writer uses of themselves and does not deny. */
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

/** Returns an intention that only names the request: "Strength for my exams". */
function bareWish(sentence: string): string | null {
  if (sentence.length > 60 || !ASKED_FOR.test(sentence)) return null;
  const phrase = nounPhrase(sentence);
  return phrase === null || /^god's/i.test(phrase)
    ? phrase
    : phrase.replace(/^\p{Lu}/u, (first) => first.toLowerCase());
}

/** Returns a wish for a thing; `peopleIn` finds the people who are prayed for. */
function wishPhrase(rest: string): string | null {
  const phrase = nounPhrase(rest);
  return phrase === null || PERSON.test(phrase) || /^\p{Lu}/u.test(phrase) ? null : phrase;
}

const TRIAL =
  "(?:surgery|operation|procedure|interview|exams?|finals|biopsy|scan|chemo(?:therapy)?|radiation|treatment|diagnosis|appointment|trial|hearing|deployment|wedding|due date|baby|transplant|dialysis|cancer|dementia|stroke|illness|depression|addiction|divorce|move)";
const TRIAL_OF_ANOTHER = new RegExp(
  `\\b(my|our)\\s+((?:\\p{L}+\\s+)?${RELATIONS})\\b(?:,?\\s+\\p{Lu}\\p{L}+)?,?\\s+(?:has|is having|will have|is having|faces|is facing|needs|is getting|undergoes|will undergo|goes in for|is going in for|was diagnosed with|is fighting|struggles with|is struggling with|suffers from|is recovering from)\\s+(?:(?:her|his|their|a|an|another|some|the)\\s+)?((?:\\p{L}[\\p{L}-]{1,15}\\s+){0,2}?${TRIAL})\\b`,
  "giu",
);
const QUARREL = /\b(fight|argument|quarrel|falling out|disagreement|misunderstanding) with\b/gi;
const KINDNESS =
  /\b(?:grateful|thankful|glad|thank god|thanks be to god|thank you,? (?:lord|god|jesus)|so happy) that\s+((?:my|our)\s+.*)/gi;
const GLADNESS =
  /(?<!\b(?:not|never|n't) )\b(?:i|we) (?:finally |really |truly |have )?(?:felt|found|experienced) (?:such |so much |real |true |great |deep |a |some )*(peace|joy|hope|comfort|calm|consolation|strength|love|gratitude)\b/gi;
const EXAMS = /^(?:(?:it is|it's|my|our) )?(?:exam|exams|finals) week\b/i;

/** Phrases in the writer's words: "my mother's hip surgery", "the fight with my sister", "how my brother came". */
interface EventPhrases {
  concerns: string[];
  worries: string[];
  thanks: string[];
}

/** Returns phrases for the events of a sentence: a trial ahead, a quarrel, a kindness, a gladness. */
function eventsIn(sentence: string): EventPhrases {
  const trials = [...sentence.matchAll(TRIAL_OF_ANOTHER)].map(
    ([, whose, who, what]) =>
      `${whose!.toLowerCase()} ${who!.toLowerCase()}'s ${what!.toLowerCase().replace(/\s+/g, " ")}`,
  );
  const kindness = [...sentence.matchAll(KINDNESS)].map(([, clause]) => verbPhrase(clause!));
  const gladness = [...sentence.matchAll(GLADNESS)].map(
    ([, what]) => `the ${what!.toLowerCase()} that I felt`,
  );
  const quarrels = [...sentence.matchAll(QUARREL)].map((match) => {
    const other = nounPhrase(sentence.slice(match.index + match[0].length));
    return other === null ? null : `the ${match[1]!.toLowerCase()} with ${other}`;
  });
  return {
    concerns: [...trials, ...(EXAMS.test(sentence) ? ["my exams"] : [])].filter((one) => !UNFIT.test(one)),
    worries: quarrels.filter((one) => one !== null),
    thanks: [
      ...kindness.filter((clause) => clause?.includes(" ")).map((clause) => `how ${clause}`),
      ...gladness,
    ],
  };
}
