/** A work that is addressed by its own chapters: of a Father, or of the devotional library. */
export interface Work {
  /** As rows name it, and the last part of its address: "ignatius-smyrnaeans". */
  id: string;
  /** `null` for an unknown author. */
  author: string | null;
  title: string;
  /** How a citation begins: "Ignatius, Smyrnaeans". */
  label: string;
  /** Before the id in an address; a work of several books has one more number behind it. */
  folder: "fathers" | null;
  /** The number of books that are works of their own: "irenaeus-heresies 3". */
  books?: number;
}

/** The months of the Martyrology, in lower case in its addresses. */
export const MONTHS = [
  ..."January February March April May June".split(" "),
  ..."July August September October November December".split(" "),
];

/** folder | id | books | author | title | label */
const ROWS = `
fathers|didache|||The Didache|Didache
fathers|clement-corinthians||Clement of Rome|First Epistle to the Corinthians|1 Clement
fathers|ignatius-ephesians||Ignatius of Antioch|Epistle to the Ephesians|Ignatius, Ephesians
fathers|ignatius-magnesians||Ignatius of Antioch|Epistle to the Magnesians|Ignatius, Magnesians
fathers|ignatius-trallians||Ignatius of Antioch|Epistle to the Trallians|Ignatius, Trallians
fathers|ignatius-romans||Ignatius of Antioch|Epistle to the Romans|Ignatius, Romans
fathers|ignatius-philadelphians||Ignatius of Antioch|Epistle to the Philadelphians|Ignatius, Philadelphians
fathers|ignatius-smyrnaeans||Ignatius of Antioch|Epistle to the Smyrnaeans|Ignatius, Smyrnaeans
fathers|ignatius-polycarp||Ignatius of Antioch|Epistle to Polycarp|Ignatius, Polycarp
fathers|polycarp-philippians||Polycarp of Smyrna|Epistle to the Philippians|Polycarp, Philippians
fathers|polycarp-martyrdom|||The Martyrdom of Polycarp|Martyrdom of Polycarp
fathers|justin-apology||Justin Martyr|First Apology|Justin, First Apology
fathers|irenaeus-heresies|5|Irenaeus of Lyons|Against Heresies|Irenaeus, Against Heresies
fathers|cyril-lectures||Cyril of Jerusalem|Catechetical Lectures|Cyril of Jerusalem, Catechetical Lectures
fathers|athanasius-incarnation||Athanasius of Alexandria|On the Incarnation|Athanasius, On the Incarnation
|confessions||Augustine of Hippo|Confessions|Confessions
|imitation||Thomas à Kempis|The Imitation of Christ|Imitation of Christ
|martyrology|||The Roman Martyrology|Roman Martyrology
|baltimore|||Baltimore Catechism No. 1|Baltimore Catechism No. 1
`;

/** The works below Scripture and the Summa, in the order of the library. */
export const WORKS: readonly Work[] = ROWS.trim()
  .split("\n")
  .map((row) => {
    const [folder, id = "", books, author, title = "", label = ""] = row.split("|");
    return {
      id,
      author: author || null,
      title,
      label,
      folder: folder === "fathers" ? folder : null,
      ...(books && { books: Number(books) }),
    };
  });

/** Returns the work that rows name, with the number of its book: "irenaeus-heresies 3". `null` for an unknown one. */
export function workNamed(name: string): { work: Work; book: number | null } | null {
  const [id, book] = name.split(" ");
  const work = WORKS.find((one) => one.id === id);
  if (!work || (work.books === undefined) !== (book === undefined)) return null;
  if (book === undefined) return { work, book: null };
  const number = Number(book);
  const isBook = number >= 1 && number <= work.books! && name === `${id} ${Math.trunc(number)}`;
  return isBook ? { work, book: number } : null;
}
