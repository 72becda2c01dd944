import type { BookId } from "./bible";

/** book | names | abbreviations. A name is a full word; an abbreviation may carry a full stop. Douay names included. */
export const BOOK_NAMES = `
Gen|Genesis|Gen Gn Ge
Exod|Exodus|Exod Exo Ex
Lev|Leviticus|Lev Lv
Num|Numbers|Num Nm Nb Nu
Deut|Deuteronomy|Deut Deu Dt
Josh|Joshua, Josue|Josh Jos Jsh
Judg|Judges|Judg Jdg Jgs Jg
Ruth|Ruth|Rut Rth Ru
Ezra|Ezra|Ezr
Neh|Nehemiah, Nehemias|Neh Ne
Tob|Tobit, Tobias|Tob Tb
Jdt|Judith|Jdt Jth
Esth|Esther|Esth Est
Job|Job|Jb
Ps|Psalms, Psalm|Ps Pss Psa Psm
Prov|Proverbs|Prov Prv Pr
Eccl|Ecclesiastes, Qoheleth, Qohelet|Eccl Eccles Ec Qoh Qo
Song|Song of Songs, Song of Solomon, Canticle of Canticles, Canticle, Canticles, Song|Sg Cant Ct
Wis|Wisdom, Wisdom of Solomon|Wis Wisd Ws
Sir|Sirach, Wisdom of Sirach, Ecclesiasticus, Ben Sira|Sir Ecclus Si
Isa|Isaiah, Isaias|Isa Is Isai
Jer|Jeremiah, Jeremias|Jer Jr
Lam|Lamentations|Lam La
Bar|Baruch|Bar Ba
Ezek|Ezekiel, Ezechiel|Ezek Ezech Eze Ez
Dan|Daniel|Dan Dn Da
Hos|Hosea, Osee|Hos Ho Os
Joel|Joel|Joe Jl
Amos|Amos|Am
Obad|Obadiah, Abdias|Obad Obd Ob Abd
Jonah|Jonah, Jonas|Jon
Mic|Micah, Micheas|Mic Mi Mich
Nah|Nahum|Nah Na
Hab|Habakkuk, Habacuc|Hab Hb
Zeph|Zephaniah, Sophonias|Zeph Zep Zp Soph
Hag|Haggai, Aggeus|Hag Hg Agg
Zech|Zechariah, Zacharias|Zech Zec Zc Zach
Mal|Malachi, Malachias, Malachy|Mal Ml
Matt|Matthew|Matt Mat Mt
Mark|Mark|Mk Mrk
Luke|Luke|Lk Luk Lc
John|John|Jn Jhn Joh
Acts|Acts, Acts of the Apostles|Act Ac
Rom|Romans|Rom Rm Ro
Gal|Galatians|Gal Ga
Eph|Ephesians|Eph Ep
Phil|Philippians|Phil Php
Col|Colossians|Col
Titus|Titus|Tit Ti Tt
Phlm|Philemon|Phlm Philem Phm
Heb|Hebrews|Heb Hebr
Jas|James|Jas Jm
Jude|Jude|Jd
Rev|Revelation, Revelations, Apocalypse|Rev Rv Re Apoc Ap
`;

/** books by their number | names | abbreviations: "1 Cor", "II Corinthians", Douay "3 Kings". */
export const NUMBERED_BOOK_NAMES = `
1Sam 2Sam|Samuel|Sam Sm Sa
1Kgs 2Kgs 1Kgs 2Kgs|Kings|Kgs Kg Kin Ki
1Chr 2Chr|Chronicles, Paralipomenon|Chr Chron Ch Par Paral
Ezra Neh|Esdras|Esd Esdr
1Macc 2Macc|Maccabees, Machabees|Macc Mac Mc Mach
1Cor 2Cor|Corinthians|Cor Co
1Thess 2Thess|Thessalonians|Thess Thes Th
1Tim 2Tim|Timothy|Tim Tm
1Pet 2Pet|Peter|Pet Pt Pe
1John 2John 3John|John|Jn Jhn Joh
`;

/** Names of books that no Bible has, although people cite them. */
export const INVENTED_BOOKS: readonly string[] = ["Hezekiah"];

/** Names that are also words: they need a capital and a verse, or a place where a reference is expected. */
export const WORDS = new Set(
  `numbers judges job canticle canticles song mark acts act ex nu
  num pr re la ba bar si sir is am as os ho mi na da dan col ti tit ga ap ec ac ob ro jr ep phil abd par sg ne ge`.split(
    /\s+/,
  ),
);

/** Words without a verse in ordinary prose: a verse is enough, with or without a capital. */
export const TITLES = new Set(["proverbs", "wisdom", "revelation", "revelations", "lamentations"]);

/** Returns the label of a book: "1 Cor", "Gen". */
export function bookLabel(book: BookId): string {
  return /^\d/.test(book) ? `${book[0]} ${book.slice(1)}` : book;
}

const plainNames = new Map<string, string[]>(
  BOOK_NAMES.trim()
    .split("\n")
    .map((line) => [line.split("|")[0]!, line.split("|")[1]!.split(", ")]),
);
const numberedNames = NUMBERED_BOOK_NAMES.trim()
  .split("\n")
  .map((line) => ({ books: line.split("|")[0]!.split(" "), names: line.split("|")[1]!.split(", ") }));

/** Returns the full names of a book, the modern one first: "1 Kings", then the Douay's "3 Kings". */
export function fullBookNames(book: BookId): string[] {
  const numbered = numberedNames.flatMap(({ books, names }) =>
    books.flatMap((one, index) => (one === book ? names.map((name) => `${index + 1} ${name}`) : [])),
  );
  return [...(plainNames.get(book) ?? []), ...numbered];
}
