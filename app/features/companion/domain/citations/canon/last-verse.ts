import { type BookId, LAST_VERSES, LAST_VERSES_ELSEWHERE } from "./bible";

const numbers = (line: string) => line.split(" ").map(Number);

const chapters = new Map<BookId, readonly number[]>();

/**
 * The last verse of every chapter of a book, chapter 1 first, in whichever edition goes furthest. Psalms count in both
 * numberings: a verse exists when the Hebrew or the Vulgate numbering has it.
 */
export function lastVerses(book: BookId): readonly number[] {
  let known = chapters.get(book);
  if (!known) {
    known = longestOf(book);
    chapters.set(book, known);
  }
  return known;
}

function longestOf(book: BookId): number[] {
  const modern = numbers(LAST_VERSES[book]);
  const longest =
    book === "Ps" ? modern.map((last, index) => Math.max(last, vulgatePsalm(index + 1, modern))) : modern;
  for (const place of LAST_VERSES_ELSEWHERE[book]?.split(" ") ?? []) {
    const [chapter = 0, verse = 0] = place.split(":").map(Number);
    longest[chapter - 1] = Math.max(longest[chapter - 1] ?? 0, verse);
  }
  return longest;
}

/**
 * The last verse of a psalm of the Vulgate, from the Hebrew ones: 9 is 9 and 10, 113 is 114 and 115, 114 and 115 are
 * the halves of 116, 146 and 147 those of 147; the second halves go on counting in some editions.
 */
function vulgatePsalm(psalm: number, hebrew: readonly number[]): number {
  const of = (number: number) => hebrew[number - 1]!;
  if (psalm < 9 || psalm > 147) return of(psalm);
  if (psalm === 9) return of(9) + of(10);
  if (psalm === 113) return of(114) + of(115);
  if (psalm === 114) return 9;
  if (psalm === 115) return of(116);
  if (psalm === 146) return 11;
  if (psalm === 147) return of(147);
  return of(psalm + 1);
}
