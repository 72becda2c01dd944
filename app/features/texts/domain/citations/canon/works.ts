/** Chapters whose sections the text does not number. */
const unnumbered = (chapters: number) => Array<number>(chapters).fill(0);
const row = (numbers: string) => numbers.split(" ").map(Number);

/**
 * The last section of each chapter of a work, by its name in rows; 0 where the text numbers no sections. Works whose
 * places are a book and its chapter (Confessions, Imitation) have the last chapter of each book. Chapters that only other
 * editions have are counted: 1 Clement has 65 now, in the ANF 59.
 */
export const LAST_SECTIONS: Readonly<Record<string, readonly number[]>> = {
  didache: row("6 7 10 14 2 3 4 3 5 7 12 5 7 3 4 8"),
  "clement-corinthians": unnumbered(65),
  "ignatius-ephesians": unnumbered(21),
  "ignatius-magnesians": unnumbered(15),
  "ignatius-trallians": unnumbered(13),
  "ignatius-romans": unnumbered(10),
  "ignatius-philadelphians": unnumbered(11),
  "ignatius-smyrnaeans": unnumbered(13),
  "ignatius-polycarp": unnumbered(8),
  "polycarp-philippians": unnumbered(14),
  "polycarp-martyrdom": unnumbered(22),
  "justin-apology": unnumbered(68),
  "irenaeus-heresies 1": row("3 6 6 5 6 4 5 5 5 3 5 4 7 9 6 3 2 4 2 3 5 2 5 7 6 3 4 2 4 15 4"),
  "irenaeus-heresies 2": row("5 5 2 3 4 3 7 3 2 4 2 8 10 9 3 4 11 7 9 5 2 6 2 6 4 3 3 9 3 9 3 5 5 4 4"),
  "irenaeus-heresies 3": row("2 3 4 3 3 5 2 3 3 5 9 15 3 4 3 9 4 7 3 4 10 4 8 2 7"),
  "irenaeus-heresies 4": row(
    "2 7 1 3 5 7 4 3 3 2 4 5 4 3 2 5 6 6 3 12 3 2 2 2 3 5 4 3 2 4 3 2 15 5 4 8 7 4 4 3 4",
  ),
  "irenaeus-heresies 5": row("3 3 3 2 2 2 2 4 4 2 2 6 5 4 4 3 4 3 2 2 3 2 2 4 5 2 2 4 2 4 2 2 4 4 2 3"),
  "cyril-lectures": row("6 20 16 37 13 36 16 8 16 20 24 34 41 30 33 32 38 35 11 8 7 9 23"),
  "athanasius-incarnation": unnumbered(57),
  confessions: row("20 10 12 16 14 16 21 12 13 43 31 32 38"),
  imitation: row("25 12 59 18"),
  martyrology: row("31 29 31 30 31 30 31 31 30 31 30 31"),
};

/** The last section of Cyril's Procatechesis, which stands before the first lecture. */
export const PROCATECHESIS = 17;
/** The last section of each book of the Confessions: they are counted through its chapters. */
export const CONFESSIONS_SECTIONS = row("31 18 21 31 25 26 27 30 37 70 41 43 53");
/** The last question of the Baltimore Catechism No. 1, whose 207 questions have the numbers of No. 2. */
export const LAST_QUESTION = 420;
