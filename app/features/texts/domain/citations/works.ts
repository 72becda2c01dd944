import { MONTHS, WORKS, workNamed } from "../works";
import { CONFESSIONS_SECTIONS, LAST_QUESTION, LAST_SECTIONS, PROCATECHESIS } from "./canon/works";
import type { CitedPlace, Reading, WorkSpan } from "./citation";
import { isNumber, numberOf } from "./number-lists";
import { endsReference } from "./prose";
import type { Token } from "./tokens";
import { workNameAt } from "./work-names";
import { readWorkSpans } from "./work-spans";

type WorkPlace = Extract<CitedPlace, { work: "work" }>;

/** Works whose first number is a book, so that three numbers are one place. */
const IN_BOOKS = new Set(["irenaeus-heresies", "confessions", "imitation"]);
/** Single numbers from this one are years or counts. */
const FIRST_YEAR = 100;

/** Returns the reference to a work at a token, or `null`: "Confessions 1.1.1", "Ignatius, Smyrnaeans 7". */
export function workAt(tokens: readonly Token[], at: number): Reading | null {
  const name = workNameAt(tokens, at);
  if (!name) return martyrologyAt(tokens, at) ?? baltimoreAt(tokens, at);
  const { id, part, offset = 0 } = name;
  const mark = tokens[name.next]?.word;
  const isBracket = mark === "(" || mark === "[";
  const read = readWorkSpans(
    { tokens, depth: IN_BOOKS.has(id) ? 3 : 2, booksApart: booksOf(id) },
    mark === "," || isBracket ? name.next + 1 : name.next,
  );
  if (!read || !isMeant(tokens, read)) {
    return part === undefined ? null : reading(id, [{ from: [part] }], name.next);
  }
  const lead = part === undefined ? [] : [part];
  const shift = (numbers: readonly number[]) => [...lead, numbers[0]! + offset, ...numbers.slice(1)];
  const spans = read.spans.map(({ from, to, following }): WorkSpan => {
    return { from: shift(from), ...(to && { to: shift(to) }), ...(following && { following }) };
  });
  const isClosed = isBracket && (tokens[read.next]?.word === ")" || tokens[read.next]?.word === "]");
  return reading(id, spans, isClosed ? read.next + 1 : read.next);
}

/** Returns "Roman Martyrology, January 25". */
function martyrologyAt(tokens: readonly Token[], at: number): Reading | null {
  if (tokens[at]?.word !== "roman" || tokens[at + 1]?.word !== "martyrology") return null;
  const month = tokens[at + 2]?.word === "," ? at + 3 : at + 2;
  const number = MONTHS.findIndex((name) => name.toLowerCase() === tokens[month]?.word) + 1;
  if (number === 0 || !isNumber(tokens, month + 1)) return null;
  return reading("martyrology", [{ from: [number, numberOf(tokens[month + 1]!)] }], month + 2);
}

const QUESTION = new Set(["q", "question"]);

/** Returns "Baltimore Catechism No. 1, q. 5" and "Baltimore Catechism, question 5". */
function baltimoreAt(tokens: readonly Token[], at: number): Reading | null {
  if (tokens[at]?.word !== "baltimore" || tokens[at + 1]?.word !== "catechism") return null;
  let next = at + 2;
  if (tokens[next]?.word === "no" && tokens[next + 1]?.word === "." && tokens[next + 2]?.text === "1")
    next += 3;
  if (tokens[next]?.word === ",") next++;
  if (!QUESTION.has(tokens[next]?.word ?? "")) return null;
  next += tokens[next + 1]?.word === "." ? 2 : 1;
  return isNumber(tokens, next)
    ? reading("baltimore", [{ from: [numberOf(tokens[next]!)] }], next + 1)
    : null;
}

function reading(id: string, spans: WorkSpan[], next: number): Reading {
  const kind = id === "martyrology" || id === "baltimore" ? "documents" : "fathers";
  return { kind, place: { work: "work", id, spans }, next };
}

/** Whether the numbers are a place, not a year or a count: "Confessions 397", "Didache 16 chapters". */
function isMeant(
  tokens: readonly Token[],
  { spans, isExact, next }: { spans: WorkSpan[]; isExact: boolean; next: number },
): boolean {
  const after = tokens[next];
  if (after?.kind === "word" && after.gap === 0) return false;
  if (isExact) return true;
  return spans[0]!.from[0]! < FIRST_YEAR && endsReference(tokens, next);
}

/** Returns the work of a place as rows name it: "irenaeus-heresies 3", "confessions". */
export function rowsOfWork({ id, spans }: WorkPlace): string {
  return booksOf(id) ? `${id} ${spans[0]!.from[0]}` : id;
}

/** Whether each book of a work is a work of its own in rows. */
function booksOf(id: string): boolean {
  return WORKS.some((work) => work.id === id && work.books !== undefined);
}

/** Returns chapter and section as rows count them; without a section where the text numbers none. */
export function rowNumbers(id: string, numbers: readonly number[]): { chapter?: number; section?: number } {
  const [chapter, section] = booksOf(id) ? numbers.slice(1) : numbers;
  const hasSections = section !== undefined && lastSection(id, numbers) !== 0;
  return { ...(chapter !== undefined && { chapter }), ...(hasSections && { section }) };
}

/** Returns the last section of the chapter that numbers name; `undefined` for a chapter that does not exist. */
function lastSection(id: string, numbers: readonly number[]): number | undefined {
  const rest = booksOf(id) ? numbers.slice(1) : numbers;
  if (id === "cyril-lectures" && rest[0] === 0) return PROCATECHESIS;
  return LAST_SECTIONS[booksOf(id) ? `${id} ${numbers[0]}` : id]?.[(rest[0] ?? 0) - 1];
}

/** Existence of a place of a work: a section of a chapter without numbered sections is `unchecked`. */
export function workExistence({ id, spans }: WorkPlace): "exists" | "unchecked" | "not-found" {
  const states = spans.flatMap(({ from, to }) => {
    if (to && isBefore(to, from)) return ["not-found" as const];
    return [from, ...(to ? [to] : [])].map((numbers) => numbersExist(id, numbers));
  });
  if (states.includes("not-found")) return "not-found";
  return states.includes("unchecked") ? "unchecked" : "exists";
}

function numbersExist(id: string, numbers: readonly number[]): "exists" | "unchecked" | "not-found" {
  if (id === "baltimore") return numbers[0]! >= 1 && numbers[0]! <= LAST_QUESTION ? "exists" : "not-found";
  const name = booksOf(id) ? `${id} ${numbers[0]}` : id;
  if (!workNamed(name)) return "not-found";
  const [chapter, section] = booksOf(id) ? numbers.slice(1) : numbers;
  if (chapter === undefined) return "exists";
  const last = lastSection(id, numbers);
  if (last === undefined) return "not-found";
  if (section === undefined) return "exists";
  if (section < 1) return "not-found";
  if (last === 0) return "unchecked";
  if (section > last) return "not-found";
  if (id === "confessions") return confessionsSection(numbers);
  // The paragraphs of the Imitation are not numbered in every edition.
  return id === "imitation" && numbers.length > 2 ? "unchecked" : "exists";
}

/** Sections of the Confessions are counted through a book, whatever their chapter. */
function confessionsSection([book, , section]: readonly number[]): "exists" | "not-found" {
  if (section === undefined) return "exists";
  return section >= 1 && section <= CONFESSIONS_SECTIONS[book! - 1]! ? "exists" : "not-found";
}

function isBefore(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((number, index) => number !== other[index]);
  return at >= 0 && one[at]! < (other[at] ?? 0);
}

/** Returns a place of a work as it is shown: "Confessions 9.12-13", "Irenaeus, Against Heresies 3.3.2". */
export function workText({ id, spans }: WorkPlace): string {
  const label = WORKS.find((work) => work.id === id)?.label ?? id;
  if (id === "cyril-lectures" && spans[0]!.from[0] === 0) return procatechesisText(spans);
  if (id === "martyrology") return `${label}, ${MONTHS[spans[0]!.from[0]! - 1]} ${spans[0]!.from[1]}`;
  if (id === "baltimore") return `${label}, q. ${spans[0]!.from[0]}`;
  const areBooks = IN_BOOKS.has(id) && spans.every(({ from }) => from.length === 1);
  let text = label;
  let last: readonly number[] | null = null;
  for (const { from, to, following } of spans) {
    text += last === null ? " " : isBeside(last, from) && !areBooks ? ", " : "; ";
    text += last !== null && isBeside(last, from) && from.length > 1 ? String(from.at(-1)) : from.join(".");
    if (to) text += `-${isBeside(from, to) ? to.at(-1) : to.join(".")}`;
    text += following ?? "";
    last = to ?? from;
  }
  return text;
}

function procatechesisText(spans: readonly WorkSpan[]): string {
  const sections = spans.map(({ from, to }) => `${from[1] ?? ""}${to ? `-${to[1]}` : ""}`).join(", ");
  return `Cyril of Jerusalem, Procatechesis ${sections}`.trim();
}

/** Whether two places differ only in their last number. */
function isBeside(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.slice(0, -1).join() === other.slice(0, -1).join();
}
