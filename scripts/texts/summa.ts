import { z } from "zod";
import { summaSlug } from "~/features/texts/domain/addresses";
import { ARTICLES, type SummaPart } from "~/features/texts/domain/citations/canon/summa";
import { STEP } from "~/features/texts/domain/citations/overlap";
import type { PassageKind } from "~/shared/vocabulary";
import { compareCanon } from "./compare-canon";
import type { ReadPage, ReadPassage, ReadText, TextFiles } from "./read-text";
import { readWords } from "./summa-words";

const texts = z.array(z.string());
const parts = z.record(z.string(), z.object({ text: texts }));
const articleShape = z.object({
  title: texts,
  objections: parts,
  counter: texts,
  body: texts,
  replies: parts,
});
const questionShape = z.object({
  title: z.string().optional(),
  outer: z.object({ text: texts, title: texts }).optional(),
  article: z.record(z.string(), articleShape),
});
const questions = z.record(z.string(), questionShape);
const partFile = z.object({
  questions,
  sections: z.record(z.string(), z.object({ questions })),
  /** Prologues and notes of a part. */
  other: z.record(z.string(), z.record(z.string(), z.object({ text: texts }))),
});

type Article = z.infer<typeof articleShape>;
type Question = z.infer<typeof questionShape>;

const FILES: Record<string, SummaPart> = {
  "FP-ALL.json": "I",
  "FS-ALL.json": "I-II",
  "SS-ALL.json": "II-II",
  "TP-ALL.json": "III",
  "XP-ALL.json": "Suppl.",
  "X1-ALL.json": "App. I",
  "X2-ALL.json": "App. II",
};
/** Articles that the source has under a wrong question. */
const MOVED: Record<string, [question: number, article: number]> = { "I-II 101 3": [102, 3] };
const CONTRARY = "On the contrary|The contrary, ?however";
const ANSWER = "I answer that";

/** Reads the Summa: a JSON file a part, with objections, contrary, body and replies of each article. */
export function readSumma(files: TextFiles): ReadText {
  const text: ReadText = { passages: [], pages: [], missing: [], shifted: [], repaired: [] };
  for (const part of Object.keys(ARTICLES) as SummaPart[]) {
    const file = Object.keys(FILES).find((name) => FILES[name] === part)!;
    const content = files.get(file);
    if (content === undefined) throw new Error(`${file} is missing`);
    readPart(text, part, partFile.parse(JSON.parse(content)));
  }
  text.pages = inOrder(text.pages);
  const { missing, shifted } = compareCanon(text.passages.filter(({ place }) => place % STEP !== 0));
  return { ...text, missing: [...missing, ...withoutBody(text.passages)], shifted };
}

function readPart(text: ReadText, part: SummaPart, { questions, sections, other }: z.infer<typeof partFile>) {
  const all = Object.entries({
    ...questions,
    ...Object.assign({}, ...Object.values(sections).map((section) => section.questions)),
  } as Record<string, Question>);
  const work = `summa ${part}`;
  let prologue = Object.values(other)
    .flatMap((note) => Object.values(note))
    .flatMap((note) => note.text);
  const titles = new Map(
    all.map(([id, { title, outer }]) => [Number(id), title ?? outer?.title.join(" ") ?? ""]),
  );
  for (const [id, question] of all.sort(([one], [two]) => Number(one) - Number(two))) {
    const number = Number(id);
    const before = [...prologue, ...(question.outer?.text ?? [])];
    prologue = [];
    const articles = Object.entries(question.article).flatMap(([articleId, article]) =>
      splitJoined(article).map((one, index): [number, Article] => [Number(articleId) + index, one]),
    );
    if (articles.length > Object.keys(question.article).length)
      text.repaired.push(`ST ${part} q. ${number}: two articles were joined`);
    const isThere = articles.some(([article]) => !MOVED[`${part} ${number} ${article}`]);
    const at = { work, place: number * STEP, kind: "paragraph" as const, label: "" };
    if (isThere) text.passages.push(...withWords(before.map((words) => passage(at, words))));
    for (const [articleNumber, article] of articles) {
      const [q, a] = MOVED[`${part} ${number} ${articleNumber}`] ?? [number, articleNumber];
      if (q !== number) text.repaired.push(`ST ${part} q. ${q} a. ${a} stood under q. ${number}`);
      const title = titles.get(q) ?? "";
      text.pages.push(pageOf(part, { q, a }, { question: title, article: article.title[0] ?? title }));
      text.passages.push(...withWords(passagesOf(text.repaired, { part, q, a }, article)));
    }
  }
}

/** Returns the passages with words. A note without words moves to the passage before it. */
function withWords(passages: readonly ReadPassage[]): ReadPassage[] {
  const kept: ReadPassage[] = [];
  for (const one of passages) {
    const before = kept.at(-1);
    if (one.words) kept.push(one);
    else if (before && one.notes)
      before.notes = [
        ...(before.notes ?? []),
        ...one.notes.map((note) => ({ ...note, at: before.words.length })),
      ];
  }
  return kept;
}

/** Returns a line for each article without an answer of its own. */
function withoutBody(passages: readonly ReadPassage[]): string[] {
  const hasBody = new Map<string, boolean>();
  for (const { work, place, kind } of passages) {
    const article = `ST ${work.slice("summa ".length)} q. ${Math.floor(place / STEP)} a. ${place % STEP}`;
    if (place % STEP !== 0) hasBody.set(article, hasBody.get(article) || kind === "body");
  }
  return [...hasBody].filter(([, has]) => !has).map(([article]) => `${article}: the answer`);
}

/** Returns pages with the prologue of a question on the page of its first article. */
function inOrder(pages: readonly ReadPage[]): ReadPage[] {
  const questions = new Set<string>();
  return pages.map((page) => {
    const question = `${page.work} ${Math.floor(page.first / STEP)}`;
    if (questions.has(question)) return page;
    questions.add(question);
    return { ...page, first: page.first - (page.first % STEP) };
  });
}

function pageOf(
  part: SummaPart,
  { q, a }: { q: number; a: number },
  titles: { question: string; article: string },
): ReadPage {
  const place = q * STEP + a;
  return {
    address: `summa/${summaSlug(part)}/${q}/${a}`,
    title: `${a}. ${readWords(titles.article).words}`,
    heading: `${part} q. ${q}. ${readWords(titles.question).words}`,
    work: `summa ${part}`,
    first: place,
    last: place,
  };
}

/** Returns the passages of an article in its order: objections, contrary, body, replies. */
function passagesOf(
  repaired: string[],
  { part, q, a }: { part: SummaPart; q: number; a: number },
  article: Article,
): ReadPassage[] {
  const { objections, counter, body, replies } = withOwnContrary(article);
  if (body.length > 0 && article.body.length === 0)
    repaired.push(`ST ${part} q. ${q} a. ${a}: the answer stood in the contrary`);
  if (counter.length > 0 && article.counter.length === 0)
    repaired.push(`ST ${part} q. ${q} a. ${a}: the contrary stood in the last objection`);
  const at = { work: `summa ${part}`, place: q * STEP + a };
  const numbered = (kind: PassageKind, own: Article["objections"]) =>
    Object.entries(own).flatMap(([label, { text }]) =>
      text.map((words, index) => passage({ ...at, kind, label: index === 0 ? label : "" }, words)),
    );
  const plain = (kind: PassageKind, own: string[]) =>
    own.map((words) => passage({ ...at, kind, label: "" }, words));
  return [
    ...numbered("objection", objections),
    ...plain("contra", counter),
    ...plain("body", body),
    ...numbered("reply", replies),
  ];
}

function passage(place: Pick<ReadPassage, "work" | "place" | "kind" | "label">, text: string): ReadPassage {
  const { words, notes } = readWords(text.replace(/^(?:Reply to )?Objection \d*:+:?\s*/, ""));
  return { ...place, words, ...(notes.length > 0 && { notes }) };
}

/** Takes the contrary out of the last objection, and the answer out of the contrary, where they are one text. */
function withOwnContrary({ objections, counter, body, replies }: Article) {
  const all = Object.entries(objections);
  const [label = "", last = { text: [] }] = all.pop() ?? [];
  const [own, inside] = counter.length === 0 ? splitAt(last.text, CONTRARY) : [last.text, []];
  const contrary = [...counter, ...inside];
  const [before, answer] = body.length === 0 ? splitAt(contrary, ANSWER) : [contrary, body];
  return {
    objections: { ...Object.fromEntries(all), [label]: { text: own } },
    counter: before,
    body: answer,
    replies,
  };
}

/** Splits texts where one begins with the words, or a sentence in one. */
function splitAt(all: string[], words: string): [before: string[], after: string[]] {
  const index = all.findIndex((text) => new RegExp(`(?:^|[.?!"')\\]] )(?:${words})`).test(text));
  const text = all[index];
  if (text === undefined) return [all, []];
  const at = text.search(new RegExp(words));
  const rest = text.slice(0, at).trim();
  return [
    [...all.slice(0, index), ...(rest ? [rest] : [])],
    [text.slice(at), ...all.slice(index + 1)],
  ];
}

/** Splits two articles that were joined under both titles: each part of them comes twice. The replies are the first one's. */
function splitJoined(article: Article): Article[] {
  const [title = ""] = article.title;
  const second = title.search(/(?<=\?) Whether /);
  if (second < 0) return [article];
  const answer = article.body.findLastIndex((text) => text.startsWith(ANSWER));
  const take = (index: number) =>
    Object.fromEntries(
      Object.entries(article.objections).flatMap(([label, { text }]) =>
        text[index] === undefined ? [] : [[label, { text: [text[index]] }]],
      ),
    );
  return [
    {
      title: [title.slice(0, second)],
      objections: take(0),
      counter: article.counter.slice(0, 1),
      body: article.body.slice(0, answer),
      replies: article.replies,
    },
    {
      title: [title.slice(second).trim()],
      objections: take(1),
      counter: article.counter.slice(1),
      body: article.body.slice(answer),
      replies: {},
    },
  ];
}
