import { nounPhrase, verbPhrase } from "./phrase";
import { RELATIONS, UNFIT } from "./word-lists";

/** What a sentence tells rather than says of the writer's heart: a trial ahead, a quarrel, a kindness, a gladness. */
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

/** Phrases in the writer's own words: "my mother's hip surgery", "the fight with my sister", "how my brother came". */
export interface ToldWords {
  concerns: string[];
  worries: string[];
  thanks: string[];
}

/** What one sentence tells; empty lists where nothing is found. */
export function toldIn(sentence: string): ToldWords {
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
