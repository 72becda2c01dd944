import { type BookId, LAST_VERSES } from "./citations/canon/bible";

/** How the books of the Bible are grouped, each group by its first book. */
const GROUP_STARTS: [title: string, first: BookId][] = [
  ["Pentateuch", "Gen"],
  ["Historical Books", "Josh"],
  ["Wisdom and Psalms", "Job"],
  ["Prophets", "Isa"],
  ["Gospels and Acts", "Matt"],
  ["Letters", "Rom"],
  ["Revelation", "Rev"],
];

const BOOKS = Object.keys(LAST_VERSES) as BookId[];

/** The books of the Bible in their order, by group. */
export const BOOK_GROUPS: readonly { title: string; books: BookId[] }[] = GROUP_STARTS.map(
  ([title, first], index) => {
    const next = GROUP_STARTS[index + 1]?.[1];
    return { title, books: BOOKS.slice(BOOKS.indexOf(first), next && BOOKS.indexOf(next)) };
  },
);
