/**
 * The 73 books of the Catholic canon in their order: the last verse of every chapter, as modern Catholic editions
 * number them (docs/decisions/0047). One line is one book, one number is one chapter.
 */
export const LAST_VERSES = {
  Gen: "31 25 24 26 32 22 24 22 29 32 32 20 18 24 21 16 27 33 38 18 34 24 20 67 34 35 46 22 35 43 54 33 20 31 29 43 36 30 23 23 57 38 34 34 28 34 31 22 33 26",
  Exod: "22 25 22 31 23 30 29 28 35 29 10 51 22 31 27 36 16 27 25 26 37 30 33 18 40 37 21 43 46 38 18 35 23 35 35 38 29 31 43 38",
  Lev: "17 16 17 35 26 23 38 36 24 20 47 8 59 57 33 34 16 30 37 27 24 33 44 23 55 46 34",
  Num: "54 34 51 49 31 27 89 26 23 36 35 16 33 45 41 35 28 32 22 29 35 41 30 25 19 65 23 31 39 17 54 42 56 29 34 13",
  Deut: "46 37 29 49 33 25 26 20 29 22 32 31 19 29 23 22 20 22 21 20 23 29 26 22 19 19 26 69 28 20 30 52 29 12",
  Josh: "18 24 17 24 15 27 26 35 27 43 23 24 33 15 63 10 18 28 51 9 45 34 16 33",
  Judg: "36 23 31 24 31 40 25 35 57 18 40 15 25 20 20 31 13 31 30 48 25",
  Ruth: "22 23 18 22",
  "1Sam": "28 36 21 22 12 21 17 22 27 27 15 25 23 52 35 23 58 30 24 42 16 23 28 23 44 25 12 25 11 31 13",
  "2Sam": "27 32 39 12 25 23 29 18 13 19 27 31 39 33 37 23 29 32 44 26 22 51 39 25",
  "1Kgs": "53 46 28 20 32 38 51 66 28 29 43 33 34 31 34 34 24 46 21 43 29 54",
  "2Kgs": "18 25 27 44 27 33 20 29 37 36 20 22 25 29 38 20 41 37 37 21 26 20 37 20 30",
  "1Chr": "54 55 24 43 41 66 40 40 44 14 47 41 14 17 29 43 27 17 19 8 30 19 32 31 31 32 34 21 30",
  "2Chr":
    "18 17 17 22 14 42 22 18 31 19 23 16 23 14 19 14 19 34 11 37 20 12 21 27 28 23 9 27 36 27 21 33 25 33 27 23",
  Ezra: "11 70 13 24 17 22 28 36 15 44",
  Neh: "11 20 38 17 19 19 73 18 37 40 36 47 31",
  Tob: "22 14 17 21 23 19 17 21 6 14 19 22 18 15",
  Jdt: "16 28 10 15 24 21 32 36 14 23 23 20 20 19 14 25",
  Esth: "22 23 15 17 14 14 10 17 32 3",
  "1Macc": "64 70 60 61 68 63 50 32 73 89 74 53 53 49 41 24",
  "2Macc": "36 32 40 50 27 31 42 36 29 38 38 46 26 46 39",
  Job: "22 13 26 21 27 30 21 22 35 22 20 25 28 22 35 22 16 21 29 29 34 30 17 25 6 14 23 28 25 31 40 22 33 37 16 33 24 41 30 32 26 17",
  Ps: "6 12 9 9 13 11 18 10 21 18 7 9 6 7 5 11 15 51 15 10 14 32 6 10 22 12 14 9 11 13 25 11 22 23 28 13 40 23 14 18 14 12 5 27 18 12 10 15 21 23 21 11 7 9 24 14 12 12 18 14 9 13 12 11 14 20 8 36 37 6 24 20 28 23 11 13 21 72 13 20 17 8 19 13 14 17 7 19 53 17 16 16 5 23 11 13 12 9 9 5 8 29 22 35 45 48 43 14 31 7 10 10 9 8 18 19 2 29 176 7 8 9 4 8 5 6 5 6 8 8 3 18 3 3 21 26 9 8 24 14 10 8 12 15 21 10 20 14 9 6",
  Prov: "33 22 35 27 23 35 27 36 18 32 31 28 25 35 33 33 28 24 29 30 31 29 35 34 28 28 27 28 27 33 31",
  Eccl: "18 26 22 17 19 12 29 17 18 20 10 14",
  Song: "17 17 11 16 16 12 14 14",
  Wis: "16 24 19 20 23 25 30 21 18 21 26 27 19 31 19 29 21 25 22",
  Sir: "30 18 31 31 15 37 36 19 18 31 34 18 26 27 20 30 32 33 30 31 28 27 28 34 26 29 30 26 28 25 31 24 33 31 26 31 31 34 35 30 24 25 33 23 26 20 25 25 16 29 30",
  Isa: "31 22 26 6 30 13 25 23 20 34 16 6 22 32 9 14 14 7 25 6 17 25 18 23 12 21 13 29 24 33 9 20 24 17 10 22 38 22 8 31 29 25 28 28 25 13 15 22 26 11 23 15 12 17 13 12 21 14 21 22 11 12 19 11 25 24",
  Jer: "19 37 25 31 31 30 34 23 25 25 23 17 27 22 21 21 27 23 15 18 14 30 40 10 38 24 22 17 32 24 40 44 26 22 19 32 21 28 18 16 18 22 13 30 5 28 7 47 39 46 64 34",
  Lam: "22 22 66 22 22",
  Bar: "22 35 38 37 9 72",
  Ezek: "28 10 27 17 17 14 27 18 11 22 25 28 23 23 8 63 24 32 14 44 37 31 49 27 17 21 36 26 21 26 18 32 33 31 15 38 28 23 29 49 26 20 27 31 25 24 23 35",
  Dan: "21 49 100 34 30 29 28 27 27 21 45 13 64 42",
  Hos: "9 25 5 19 15 11 16 14 17 15 11 15 15 10",
  Joel: "20 27 5 21",
  Amos: "15 16 15 13 27 14 17 14 15",
  Obad: "21",
  Jonah: "16 11 10 11",
  Mic: "16 13 12 14 14 16 20",
  Nah: "14 14 19",
  Hab: "17 20 19",
  Zeph: "18 15 20",
  Hag: "15 23",
  Zech: "17 17 10 14 11 15 14 23 17 12 17 14 9 21",
  Mal: "14 17 24",
  Matt: "25 23 17 25 48 34 29 34 38 42 30 50 58 36 39 28 27 35 30 34 46 46 39 51 46 75 66 20",
  Mark: "45 28 35 41 43 56 37 38 50 52 33 44 37 72 47 20",
  Luke: "80 52 38 44 39 49 50 56 62 42 54 59 35 35 32 31 37 43 48 47 38 71 56 53",
  John: "51 25 36 54 47 71 53 59 41 42 57 50 38 31 27 33 26 40 42 31 25",
  Acts: "26 47 26 37 42 15 60 40 43 48 30 25 52 28 41 40 34 28 41 38 40 30 35 27 27 32 44 31",
  Rom: "32 29 31 25 21 23 25 39 33 21 36 21 14 23 33 27",
  "1Cor": "31 16 23 21 13 20 40 13 27 33 34 31 13 40 58 24",
  "2Cor": "24 17 18 18 21 18 16 24 15 18 33 21 13",
  Gal: "24 21 29 31 26 18",
  Eph: "23 22 21 32 33 24",
  Phil: "30 30 21 23",
  Col: "29 23 25 18",
  "1Thess": "10 20 13 18 28",
  "2Thess": "12 17 18",
  "1Tim": "20 15 16 16 25 21",
  "2Tim": "18 26 17 22",
  Titus: "16 15 15",
  Phlm: "25",
  Heb: "14 18 19 16 14 20 28 13 28 39 40 29 25",
  Jas: "27 26 18 17 20",
  "1Pet": "25 25 22 19 14",
  "2Pet": "21 22 18",
  "1John": "10 29 24 21 21",
  "2John": "13",
  "3John": "15",
  Jude: "25",
  Rev: "20 29 22 11 14 17 17 13 21 11 19 18 18 20 8 21 18 24 21 15 27 21",
} as const;

/** A book by its abbreviation, without a space: "Gen", "1Cor". */
export type BookId = keyof typeof LAST_VERSES;

/**
 * Chapters that end later in another edition (Douay-Rheims, RSV, WEB), as chapter:last verse. Psalms are those whose last
 * verse the Clementine edition counts as two.
 */
const LAST_VERSES_ELSEWHERE: Partial<Record<BookId, string>> = {
  Gen: "31:55",
  Exod: "8:32 22:31",
  Lev: "6:30",
  Num: "13:34 16:50 20:30 29:40",
  Deut: "12:32 22:30 29:29",
  Josh: "4:25 5:16",
  Judg: "5:32",
  "1Sam": "20:43 23:29",
  "2Sam": "18:33",
  "1Kgs": "4:34",
  "2Kgs": "11:21",
  "1Chr": "6:81",
  "2Chr": "2:18 14:15",
  Neh: "4:23 9:38",
  Tob: "1:25 2:23 3:25 4:23 5:28 6:22 7:20 8:24 9:12 11:21 13:23 14:17",
  Jdt: "3:15 4:17 5:29 9:19 13:31 15:15 16:31",
  Esth: "4:47 10:14 11:12 12:6 13:18 14:19 15:19 16:24",
  "1Macc": "1:67 12:54 13:54",
  "2Macc": "2:33 15:40",
  Job: "16:23 39:35 41:34",
  Ps: "2:13 4:10 125:7 135:27",
  Eccl: "5:20 7:30",
  Song: "5:17 6:13",
  Wis: "2:25 5:24 6:27 9:19 11:27",
  Sir: "1:40 2:23 3:34 4:36 5:18 7:40 8:22 9:25 10:34 11:36 12:19 13:32 15:22 16:31 20:33 21:31 22:33 23:38 24:47 25:36 27:33 28:30 29:35 30:27 31:42 32:28 37:34 38:39 39:41 40:32 41:28 42:26 43:37 44:27 45:31 46:23 47:31 48:28 49:19 50:31 51:38",
  Isa: "9:21 45:26 64:12",
  Jer: "9:26",
  Bar: "6:73",
  Ezek: "20:49",
  Dan: "4:37 5:31 13:65",
  Hos: "1:11 11:12 13:16",
  Joel: "2:32 3:21",
  Amos: "6:15",
  Jonah: "1:17",
  Mic: "5:15",
  Nah: "1:15",
  Hag: "2:24",
  Zech: "1:21",
  Mal: "4:6",
  Mark: "8:39",
  John: "6:72",
  "2Cor": "13:14",
};

const numbers = (line: string) => line.split(" ").map(Number);

const chapters = new Map<BookId, readonly number[]>();

/**
 * Returns the last verse of every chapter of a book, chapter 1 first, in whichever edition goes furthest. Psalms count
 * in both numberings: a verse exists when the Hebrew or the Vulgate numbering has it.
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
 * Returns the last verse of a psalm of the Vulgate, from the Hebrew ones: 9 is 9 and 10, 113 is 114 and 115, 114 and
 * 115 are the halves of 116, 146 and 147 those of 147; the second halves go on counting in some editions.
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
