/** A run of words of two wordings: in both, only in the quotation, or only in the text. */
export interface WordRun {
  kind: "same" | "quoted" | "text";
  words: string;
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);
const plain = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** Returns the difference of a quotation from its text, word by word; marks and capitals make none. */
export function wordDifference(quoted: string, text: string): WordRun[] {
  const [ours, theirs] = [wordsOf(quoted), wordsOf(text)];
  const common = commonLengths(ours.map(plain), theirs.map(plain));
  const runs: WordRun[] = [];
  const add = (kind: WordRun["kind"], word: string) => {
    const last = runs.at(-1);
    if (last?.kind === kind) last.words += ` ${word}`;
    else runs.push({ kind, words: word });
  };
  let [at, other] = [0, 0];
  while (at < ours.length || other < theirs.length) {
    const isSame = at < ours.length && other < theirs.length && plain(ours[at]!) === plain(theirs[other]!);
    if (isSame) {
      add("same", theirs[other]!);
      at += 1;
      other += 1;
    } else if (
      other === theirs.length ||
      (at < ours.length && common[at + 1]![other]! >= common[at]![other + 1]!)
    ) {
      add("quoted", ours[at]!);
      at += 1;
    } else {
      add("text", theirs[other]!);
      other += 1;
    }
  }
  return runs;
}

/** Returns the length of the longest common run of words from each pair of positions on, with gaps. */
function commonLengths(ours: readonly string[], theirs: readonly string[]): number[][] {
  const lengths = Array.from({ length: ours.length + 1 }, () => Array<number>(theirs.length + 1).fill(0));
  for (let at = ours.length - 1; at >= 0; at--) {
    for (let other = theirs.length - 1; other >= 0; other--) {
      lengths[at]![other] =
        ours[at] === theirs[other]
          ? lengths[at + 1]![other + 1]! + 1
          : Math.max(lengths[at + 1]![other]!, lengths[at]![other + 1]!);
    }
  }
  return lengths;
}
