import fc from "fast-check";
import { type BookId, LAST_VERSES, lastVerses } from "~/features/texts/domain/citations/canon/bible";
import { bookLabel } from "~/features/texts/domain/citations/canon/book-names";
import { DOCUMENTS } from "~/features/texts/domain/citations/canon/documents";
import { ARTICLES, type SummaPart } from "~/features/texts/domain/citations/canon/summa";
import { LAST_SECTIONS } from "~/features/texts/domain/citations/canon/works";
import type {
  ArticleSpan,
  CitedPlace,
  ParagraphSpan,
  Verse,
  VerseSpan,
  WorkSpan,
} from "~/features/texts/domain/citations/citation";

const upTo = (last: number) => fc.integer({ min: 1, max: last });
const spansOf = <T>(span: fc.Arbitrary<T>) => fc.array(span, { minLength: 1, maxLength: 4 });
const following = fc.constantFrom("f" as const, "ff" as const);

/** A verse of a chapter, sometimes with a letter. */
function verseOf(chapter: number, last: number): fc.Arbitrary<Verse> {
  const verse = upTo(last).map((number): Verse => ({ chapter, verse: number }));
  const letter = fc.constantFrom("a", "b", "c");
  const lettered = fc.tuple(verse, letter).map(([place, own]): Verse => ({ ...place, letter: own }));
  return fc.oneof({ weight: 4, arbitrary: verse }, { weight: 1, arbitrary: lettered });
}

/** A verse, a range that runs forwards, or a verse with those that follow. */
function verseSpan(last: readonly number[]): fc.Arbitrary<VerseSpan> {
  const verse = upTo(last.length).chain((chapter) => verseOf(chapter, last[chapter - 1]!));
  const range = fc
    .tuple(verse, verse)
    .map(([one, other]) => [one, other].sort((a, b) => a.chapter - b.chapter || a.verse! - b.verse!))
    .filter(([from, to]) => from!.chapter !== to!.chapter || from!.verse !== to!.verse)
    .map(([from, to]): VerseSpan => ({ from: from!, to: to! }));
  const open = fc
    .tuple(verse, following)
    .filter(([{ letter }]) => letter === undefined)
    .map(([from, more]): VerseSpan => ({ from, following: more }));
  return fc.oneof(
    verse.map((from): VerseSpan => ({ from })),
    range,
    open,
  );
}

function chapterSpan(last: readonly number[]): fc.Arbitrary<VerseSpan> {
  const chapter = upTo(last.length).map((number): Verse => ({ chapter: number }));
  const range = fc
    .tuple(upTo(last.length), upTo(last.length))
    .filter(([one, other]) => one < other)
    .map(([from, to]): VerseSpan => ({ from: { chapter: from }, to: { chapter: to } }));
  const single = chapter.map((from): VerseSpan => ({ from }));
  return last.length > 1 ? fc.oneof(single, range) : single;
}

const scripture = fc.constantFrom(...(Object.keys(LAST_VERSES) as BookId[])).chain((book) => {
  const last = lastVerses(book);
  const span = last.length === 1 ? verseSpan(last) : fc.oneof(verseSpan(last), chapterSpan(last));
  return spansOf(span).map((spans): CitedPlace => ({ work: "bible", book, name: bookLabel(book), spans }));
});

const documents = fc.constantFrom(...DOCUMENTS).chain((document) => {
  const number = upTo(document.last);
  const law = document.kind === "canon-law";
  const plain = number.map((from): ParagraphSpan => ({ from }));
  const detailed = fc
    .tuple(number, fc.constantFrom("§1", "§2", "§§1-3", "§1 n. 2"))
    .map(([from, detail]): ParagraphSpan => ({ from, detail }));
  const range = fc
    .tuple(number, number)
    .filter(([one, other]) => one < other)
    .map(([from, to]): ParagraphSpan => ({ from, to }));
  const open = fc.tuple(number, following).map(([from, more]): ParagraphSpan => ({ from, following: more }));
  return spansOf(law ? fc.oneof(plain, range, open, detailed) : fc.oneof(plain, range, open)).map(
    (spans): CitedPlace => ({ work: "document", document, spans }),
  );
});

const summa = fc.constantFrom(...(Object.keys(ARTICLES) as SummaPart[])).chain((part) => {
  const articles = ARTICLES[part].split(" ").map(Number);
  const question = upTo(articles.length);
  const article = question.chain((number) =>
    upTo(articles[number - 1]!).map((own): ArticleSpan => ({ question: number, article: own })),
  );
  const reply = fc
    .tuple(article, fc.constantFrom("ad 2", "obj. 1"))
    .map(([span, place]): ArticleSpan => ({ ...span, place }));
  const whole = question.map((number): ArticleSpan => ({ question: number }));
  return spansOf(fc.oneof(whole, article, reply)).map(
    (spans): CitedPlace => ({ work: "summa", part, spans }),
  );
});

const numbered = (last: readonly number[], lead: readonly number[]) =>
  upTo(last.length).chain((chapter) => {
    const sections = last[chapter - 1]!;
    const whole = fc.constant<WorkSpan>({ from: [...lead, chapter] });
    if (sections === 0) return whole;
    const section = upTo(sections).map((own): WorkSpan => ({ from: [...lead, chapter, own] }));
    if (sections === 1) return fc.oneof(whole, section);
    const range = fc
      .tuple(upTo(sections), upTo(sections))
      .filter(([one, other]) => one < other)
      .map(([one, other]): WorkSpan => ({ from: [...lead, chapter, one], to: [...lead, chapter, other] }));
    return fc.oneof(whole, section, range);
  });

const ofWork = fc
  .constantFrom(...Object.entries(LAST_SECTIONS).filter(([name]) => name !== "martyrology"))
  .chain(([name, last]) => {
    const [id = "", book] = name.split(" ");
    const span = numbered(last, book === undefined ? [] : [Number(book)]);
    return spansOf(span)
      .filter((spans) => spans.every(({ from }) => from.length === spans[0]!.from.length))
      .map((spans): CitedPlace => ({ work: "work", id, spans }));
  });

/** A place that exists, of any kind that a table can check. */
export const anyPlace: fc.Arbitrary<CitedPlace> = fc.oneof(scripture, documents, summa, ofWork);

/** The pieces of which references are made, in any order: more often nearly right than random letters are. */
export const nearlyReferences: fc.Arbitrary<string> = fc
  .array(
    fc.constantFrom(
      ..."CCC|can.|canon|c.|ST|I-II|q.|a.|ad|LG|Laudato Si'|John|1|2|16|1324|99999|:|.|,|;|-|—|–|§|#|(|)|[|]| | |\n|and|to|of|the|chapter|verse|no.|paragraph|First|Letter|St.|Corinthians|Cor|Mark|Is|Ps|Jude|ff|a|f|'|’|\"|“|”|pm|1917|Confessions|Against Heresies|Augustine|Ignatius|Clement|Didache|X|Catechism|Summa|Genesis|Kings|Homily on".split(
        "|",
      ),
    ),
    { maxLength: 60 },
  )
  .chain((pieces) => fc.constantFrom("", " ").map((between) => pieces.join(between)));
