import { type PhraseTable, phraseAt, phraseTable } from "./phrases";
import type { Token } from "./tokens";

/** The title of a work in a text, with its author if he is named beside it. */
export interface WorkName {
  /** As in `WORKS`: "irenaeus-heresies". */
  id: string;
  /** The number of the title itself: 0 for Cyril's Procatechesis, which is the part before the first lecture. */
  part?: number;
  /** Added to the number after the title: the first Mystagogical Catechesis is lecture 19. */
  offset?: number;
  next: number;
}

type Title = Omit<WorkName, "next">;

const churches = (author: string, names: string) =>
  names.split(" ").flatMap((name): [string, Title][] => {
    const id = `${author}-${name}`;
    const to = name === "polycarp" ? `to ${name}` : `to the ${name}`;
    return [name, to, `letter ${to}`, `epistle ${to}`].map((title) => [title, { id }]);
  });
const titles = (id: string, names: string): [string, Title][] =>
  names.split(", ").map((name) => [name, { id }]);

const HERESIES = titles(
  "irenaeus-heresies",
  "against heresies, adversus haereses, adv haer, against the heresies",
);
const IMITATION = titles("imitation", "imitation of christ, imitatio christi, de imitatione christi");
const LECTURES = titles(
  "cyril-lectures",
  "catechetical lectures, catechetical lecture, catechetical homilies, catechetical instructions",
);
const MYSTAGOGICAL = "catecheses catechesis lectures lecture"
  .split(" ")
  .flatMap((kind) =>
    ["mystagogical", "mystagogic"].map((name): [string, Title] => [
      `${name} ${kind}`,
      { id: "cyril-lectures", offset: 18 },
    ]),
  );
const PROCATECHESIS: [string, Title] = ["procatechesis", { id: "cyril-lectures", part: 0 }];
const INCARNATION = titles(
  "athanasius-incarnation",
  "on the incarnation, on the incarnation of the word, de incarnatione, de incarnatione verbi",
);
const APOLOGY = titles("justin-apology", "first apology, 1st apology");
const MARTYRDOM = titles("polycarp-martyrdom", "martyrdom of polycarp, martyrdom of st polycarp");

/** Titles that no other work has. */
const UNIQUE: PhraseTable<Title> = phraseTable([
  ...titles("didache", "didache, teaching of the twelve apostles"),
  ...titles(
    "clement-corinthians",
    "first clement, i clement, first letter of clement, first epistle of clement, letter of clement to the corinthians, first letter of clement to the corinthians, first epistle of clement to the corinthians",
  ),
  ...churches("ignatius", "magnesians trallians philadelphians smyrnaeans"),
  ...HERESIES,
  ...titles("confessions", "confessions"),
  ...IMITATION,
  ...LECTURES,
  ...MYSTAGOGICAL,
  PROCATECHESIS,
  ...INCARNATION,
  ...APOLOGY,
  ...MARTYRDOM,
]);

/** The titles of each author. Some need him: Paul wrote to the Romans, too. */
const BY_AUTHOR = new Map<string, PhraseTable<Title>>([
  [
    "clement",
    phraseTable(
      titles(
        "clement-corinthians",
        "corinthians, to the corinthians, letter to the corinthians, epistle to the corinthians, first letter to the corinthians, first epistle to the corinthians, first letter, first epistle, letter",
      ),
    ),
  ],
  [
    "ignatius",
    phraseTable(
      churches("ignatius", "ephesians magnesians trallians romans philadelphians smyrnaeans polycarp"),
    ),
  ],
  ["polycarp", phraseTable(churches("polycarp", "philippians"))],
  ["justin", phraseTable(APOLOGY)],
  ["irenaeus", phraseTable([...HERESIES, ...titles("irenaeus-heresies", "ah, haer")])],
  [
    "cyril",
    phraseTable([
      ...LECTURES,
      ...MYSTAGOGICAL,
      PROCATECHESIS,
      ...titles("cyril-lectures", "catechesis, catecheses, lecture, lectures"),
    ]),
  ],
  ["athanasius", phraseTable([...INCARNATION, ...titles("athanasius-incarnation", "incarnation")])],
  ["augustine", phraseTable(titles("confessions", "confessions, conf"))],
  ["kempis", phraseTable([...IMITATION, ...titles("imitation", "imitation")])],
]);
const AUTHORS = phraseTable([
  ...["clement", "clement of rome", "pope clement", "pope clement i"].map(
    (name) => [name, "clement"] as const,
  ),
  ...["ignatius", "ignatius of antioch", "ign"].map((name) => [name, "ignatius"] as const),
  ...["polycarp", "polycarp of smyrna"].map((name) => [name, "polycarp"] as const),
  ...["justin", "justin martyr", "justin the martyr"].map((name) => [name, "justin"] as const),
  ...["irenaeus", "irenaeus of lyons", "irenaeus of lyon"].map((name) => [name, "irenaeus"] as const),
  ...["cyril", "cyril of jerusalem"].map((name) => [name, "cyril"] as const),
  ...["athanasius", "athanasius of alexandria"].map((name) => [name, "athanasius"] as const),
  ...["augustine", "augustine of hippo"].map((name) => [name, "augustine"] as const),
  ...["thomas a kempis", "a kempis", "kempis"].map((name) => [name, "kempis"] as const),
]);
/** Words between an author and a title: "Augustine, in his Confessions", "Ignatius' Letter". */
const BETWEEN = new Set([",", ":", "'", "s", "in", "his", "the"]);
const MOST_BETWEEN = 4;

/** Returns the work whose name starts at a token, or `null`. */
export function workNameAt(tokens: readonly Token[], at: number): WorkName | null {
  return authoredAt(tokens, at) ?? uniqueAt(tokens, at) ?? numberedClementAt(tokens, at);
}

function authoredAt(tokens: readonly Token[], at: number): WorkName | null {
  const author = phraseAt(tokens, afterSaint(tokens, at), AUTHORS);
  if (!author) return null;
  let next = author.next;
  while (next < author.next + MOST_BETWEEN && isBetween(tokens, next)) next++;
  const title = titleAt(tokens, next, BY_AUTHOR.get(author.value)!);
  return next > author.next || tokens[next]?.gap === 1 ? title : null;
}

function isBetween(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return token !== undefined && token.gap <= 1 && BETWEEN.has(token.word);
}

function uniqueAt(tokens: readonly Token[], at: number): WorkName | null {
  // "confessions" and "first apology" are words, too.
  const isNamed = /^\p{Lu}/u.test(tokens[at]?.text ?? "") || tokens[at]?.word === "didache";
  return isNamed ? titleAt(tokens, at, UNIQUE) : null;
}

function titleAt(tokens: readonly Token[], at: number, table: PhraseTable<Title>): WorkName | null {
  const found = phraseAt(tokens, at, table);
  if (!found) return null;
  const isShort = tokens[found.next - 1]!.text.length <= 4;
  const isStop = isShort && tokens[found.next]?.word === "." && tokens[found.next]!.gap === 0;
  return { ...found.value, next: isStop ? found.next + 1 : found.next };
}

/** Returns "1 Clement" and "1st Clement". */
function numberedClementAt(tokens: readonly Token[], at: number): WorkName | null {
  if (tokens[at]?.text !== "1") return null;
  const next = tokens[at + 1]?.word === "st" && tokens[at + 1]!.gap === 0 ? at + 2 : at + 1;
  if (tokens[next]?.word === "clement") return { id: "clement-corinthians", next: next + 1 };
  const isApology = tokens[next]?.word === "apology" || tokens[next]?.word === "apol";
  const stop = tokens[next + 1]?.word === "." && tokens[next]!.word === "apol" ? 1 : 0;
  return isApology ? { id: "justin-apology", next: next + 1 + stop } : null;
}

/** Returns the index after "St." or "Saint". */
function afterSaint(tokens: readonly Token[], at: number): number {
  const word = tokens[at]?.word;
  if (word !== "st" && word !== "saint") return at;
  return tokens[at + 1]?.word === "." ? at + 2 : at + 1;
}
