import { writerSentences } from "./writer-text";

const MAX_WORDS = 10;
const MIN_LETTERS = 5;
const MAX_LETTERS = 30;

/** Words of five letters and more that tell of no theme. */
const STOP_WORDS = new Set(
  `about above across after again against almost alone along already also although always among another anyone anything
  around asked asking aside away because become becomes been before began begin behind being below between beyond both
  bring brought cannot cause close comes coming could couldn't didn't doesn't doing don't done during each either else
  enough especially even eventually every everyone everything exactly except feeling feels finally first found from
  further gave getting given gives giving going gotten great happen happened happens having hello hence here herself
  himself however i'll inside instead isn't itself just keeps kept later least leave left less lately likely little
  looked looking looks lot made make makes making many maybe might more most much must myself nearly need needed needs
  never next nothing often once only other others ought ourselves over perhaps place please pretty quite rather really
  right said same says seemed seems seen several shall should shouldn't since small some somebody someone something
  sometimes somewhere soon started starting still stuff such suddenly taken takes taking tells than thank thanks that
  that's their theirs them themselves then there there's these they they'd they'll they're they've thing things think
  thinking this those though thought three through throughout times today together tomorrow tonight toward towards
  tried trying turned under unless until upon using usually very wanted wanting wants wasn't went were weren't what
  whatever whenever where wherever whether which while whole whose within without won't would wouldn't yesterday
  you're you've yours yourself every morning evening night another again years months weeks entry journal`
    .split(/\s+/)
    .filter(Boolean),
);

/**
 * Up to ten words that come back in plain texts, the most frequent first: longer than four letters, in small
 * letters, without stop words.
 */
export function themeWords(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const sentence of texts.flatMap(writerSentences)) {
    for (const [word] of sentence.toLowerCase().matchAll(/[\p{L}\p{M}]+(?:['-][\p{L}\p{M}]+)*/gu)) {
      const plain = word.replace(/'s$/, "");
      const { length } = [...plain];
      if (length < MIN_LETTERS || length > MAX_LETTERS || STOP_WORDS.has(plain)) continue;
      counts.set(plain, (counts.get(plain) ?? 0) + 1);
    }
  }
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, MAX_WORDS)
    .map(([word]) => word);
}
