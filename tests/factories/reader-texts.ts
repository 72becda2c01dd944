import type { ReadPassage } from "../../scripts/texts/read-text";
import type { InstalledText } from "./texts";

// Our own words in the shape of the texts.

const verse = (work: string, place: number, words: string, more: Partial<ReadPassage> = {}): ReadPassage => ({
  ...{ work, place, kind: "verse", label: String(place % 1000), words },
  ...more,
});
const chapter = (work: string, name: string, address: string, number: number) => ({
  ...{ address: `${address}/${number}`, title: `${name} ${number}`, heading: name, work },
  ...{ first: number * 1000, last: number * 1000 + 999 },
});

/** Chapters of three books. */
export const WEB = {
  ...{ id: "web-c", title: "World English Bible, Catholic Edition", kind: "bible", position: 1 },
  pages: [
    chapter("bible Mal", "Malachi", "scripture/malachi", 3),
    chapter("bible John", "John", "scripture/john", 6),
    chapter("bible John", "John", "scripture/john", 7),
    chapter("bible Rev", "Revelation", "scripture/revelation", 1),
  ],
  passages: [
    verse("bible Mal", 3001, "A messenger goes ahead."),
    verse("bible John", 6051, "The bread that is given is flesh."),
    verse("bible John", 6052, "They <quarreled> over it.", { vulgate: "John 6:53" }),
    verse("bible John", 6053, "Without this food there is no life.", { vulgate: "John 6:54" }),
    verse("bible John", 7001, "After this he walked in Galilee."),
    verse("bible Rev", 1001, "What was shown to John."),
  ],
} satisfies InstalledText;
/** One of these chapters in another edition, with a note and without one of the verses. */
export const DRC = {
  ...{ id: "drc", title: "Douay-Rheims Bible, Challoner’s revision", kind: "bible", position: 2 },
  pages: [chapter("bible John", "John", "scripture/john", 6)],
  passages: [
    verse("bible John", 6051, "The bread which is given, is flesh.", {
      notes: [{ at: 9, text: "Bread: a note of the old edition." }],
    }),
    verse("bible John", 6053, "They who eat not this, live not.", { vulgate: "John 6:54" }),
  ],
} satisfies InstalledText;
const part = (kind: ReadPassage["kind"], label: string, words: string): ReadPassage => ({
  ...{ work: "summa I", place: 2003, kind, label, words },
});
const SUMMA = {
  ...{ id: "summa", title: "Summa Theologica", kind: "summa", position: 3 },
  pages: [2, 3].map((article) => ({
    ...{
      address: `summa/I/2/${article}`,
      title: `${article}. Whether it is so?`,
      heading: "I q. 2. On being",
    },
    ...{ work: "summa I", first: 2000 + article, last: 2000 + article },
  })),
  passages: [
    part("objection", "1", "It seems not."),
    part("objection", "", "And there is more."),
    part("objection", "2", "Further, not at all."),
    part("contra", "", "On the contrary, it is said."),
    part("body", "", "I answer that it is so."),
    part("reply", "1", "It only seems."),
  ],
} satisfies InstalledText;
const FATHERS = {
  ...{ id: "fathers", title: "Church Fathers", kind: "work", position: 4 },
  pages: [
    {
      ...{ address: "fathers/ignatius-smyrnaeans/7", title: "Chapter 7. Of those who stay away" },
      ...{ heading: "Ignatius of Antioch, Epistle to the Smyrnaeans", work: "ignatius-smyrnaeans" },
      ...{ first: 7000, last: 7999 },
    },
    {
      ...{ address: "confessions/1/1", title: "Chapter 1. He praises", work: "confessions" },
      ...{ heading: "Augustine of Hippo, Confessions, Book 1", first: 1001, last: 1001 },
    },
  ],
  passages: [
    verse("ignatius-smyrnaeans", 7001, "They stay away from the meal.", { kind: "paragraph", label: "" }),
    verse("confessions", 1001, "Great are you.", { kind: "paragraph", label: "1" }),
  ],
} satisfies InstalledText;

/** Small texts of every shape that the reader shows. */
export const READER_TEXTS: InstalledText[] = [WEB, DRC, SUMMA, FATHERS];
