import type { BookName } from "./book-name";
import type { BookId } from "./canon/bible";
import { isCapital } from "./prose";
import type { Token } from "./tokens";

/** Works that are counted by their own numbers and called after a book of the Bible: "Homilies on Matthew 82". */
const SERMONS = new Set(
  "homily homilies hom tractate tractates tract sermon sermons exposition expositions enarration enarrations lecture lectures".split(
    " ",
  ),
);
const COMMENTARIES = new Set(["commentary", "commentaries", "comm"]);
/** Authors of letters to churches that have a letter of Paul too: "Ignatius, To the Romans 4". */
const LETTER_WRITERS = new Set(["ignatius", "polycarp", "clement"]);
const CHURCHES = new Set<BookId | null>(["Rom", "Eph", "Phil", "1Cor", "2Cor"]);
const BETWEEN = new Set(
  "of on in the to gospel book letter epistle first second st saint according s ' , . antioch rome smyrna 1 2".split(
    " ",
  ),
);
const REACH = 10;

/**
 * Whether the name of a book at a token belongs to the title of a father's work. With a verse a commentary is one on
 * just that verse, so that only sermons and letters count.
 */
export function isPatristicTitle(
  tokens: readonly Token[],
  at: number,
  name: BookName,
  exact: boolean,
): boolean {
  for (let before = at - 1; before >= Math.max(0, at - REACH); before--) {
    const token = tokens[before]!;
    if (SERMONS.has(token.word)) return isCapital(token);
    if (LETTER_WRITERS.has(token.word)) return CHURCHES.has(name.book);
    if (COMMENTARIES.has(token.word)) return !exact;
    if (!BETWEEN.has(token.word)) return false;
  }
  return false;
}
