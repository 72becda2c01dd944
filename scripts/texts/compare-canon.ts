import { type BookId, LAST_VERSES } from "~/features/texts/domain/citations/canon/bible";
import { bookLabel } from "~/features/texts/domain/citations/canon/book-names";
import { DOCUMENTS } from "~/features/texts/domain/citations/canon/documents";
import { ARTICLES, type SummaPart } from "~/features/texts/domain/citations/canon/summa";
import { LAST_SECTIONS } from "~/features/texts/domain/citations/canon/works";
import { STEP } from "~/features/texts/domain/citations/overlap";

import { workNamed } from "~/features/texts/domain/works";

/** Differences between a text and the tables of the citations. */
export interface CanonDifferences {
  /** In the tables but not in the text: "Tob", "Gen 5", "Gen 5:3-4", "CCC 17". */
  missing: string[];
  /** Chapters and documents that go on beyond their end in the tables. */
  shifted: string[];
}

const numbers = (line: string) => line.split(" ").map(Number);

/** Compares every work of which the text has a part. Missing books of the Bible count only when it has others. */
export function compareCanon(places: readonly { work: string; place: number }[]): CanonDifferences {
  const byWork = new Map<string, number[]>();
  for (const { work, place } of places) {
    const known = byWork.get(work);
    if (known) known.push(place);
    else byWork.set(work, [place]);
  }
  const found: CanonDifferences = { missing: [], shifted: [] };
  const compare = (work: string, label: string, lasts: readonly number[] | number) =>
    compareWork(found, label, { lasts, places: new Set(byWork.get(work)) });
  const hasBible = [...byWork.keys()].some((work) => work.startsWith("bible "));
  for (const book of Object.keys(LAST_VERSES) as BookId[]) {
    const label = bookLabel(book);
    if (byWork.has(`bible ${label}`)) compare(`bible ${label}`, label, numbers(LAST_VERSES[book]));
    else if (hasBible) found.missing.push(label);
  }
  for (const { title, siglum, last } of DOCUMENTS) {
    if (byWork.has(`document ${title}`)) compare(`document ${title}`, siglum ?? title, last);
  }
  for (const part of Object.keys(ARTICLES) as SummaPart[]) {
    if (byWork.has(`summa ${part}`)) compare(`summa ${part}`, `ST ${part}`, numbers(ARTICLES[part]));
  }
  for (const work of byWork.keys()) {
    const named = workNamed(work);
    const lasts = LAST_SECTIONS[work];
    if (named && lasts) compare(work, [named.work.label, named.book].filter(Boolean).join(" "), lasts);
  }
  return found;
}

function compareWork(
  found: CanonDifferences,
  label: string,
  { lasts, places }: { lasts: readonly number[] | number; places: ReadonlySet<number> },
) {
  if (typeof lasts === "number") {
    compareRun(found, { label: `${label} `, whole: label, last: lasts, places });
    return;
  }
  const given = new Map<number, Set<number>>();
  for (const place of places) {
    const chapter = Math.floor(place / STEP);
    given.set(chapter, (given.get(chapter) ?? new Set()).add(place % STEP));
  }
  for (const chapter of new Set([...lasts.map((_, index) => index + 1), ...given.keys()])) {
    const last = lasts[chapter - 1];
    const name = `${label} ${chapter}`;
    // Prefaces, and chapters without numbered sections.
    if (chapter === 0 || (last === 0 && given.has(chapter))) continue;
    if (last === undefined) found.shifted.push(`${name} is not in the canon`);
    else compareRun(found, { label: `${name}:`, whole: name, last, places: given.get(chapter) ?? new Set() });
  }
}

/** Compares a run of numbers from 1: the absent ones, and those beyond its end. */
function compareRun(
  found: CanonDifferences,
  run: { label: string; whole: string; last: number; places: ReadonlySet<number> },
) {
  const end = Math.max(0, ...run.places);
  if (end === 0) {
    found.missing.push(run.whole);
    return;
  }
  if (end > run.last) found.shifted.push(`${run.whole} ends at ${end}, in the canon at ${run.last}`);
  const absent = Array.from({ length: run.last }, (_, index) => index + 1).filter(
    (number) => !run.places.has(number),
  );
  for (const [first, last] of runsOfNumbers(absent)) {
    found.missing.push(`${run.label}${first === last ? first : `${first}-${last}`}`);
  }
}

function runsOfNumbers(sorted: readonly number[]): [number, number][] {
  const runs: [number, number][] = [];
  for (const number of sorted) {
    const run = runs.at(-1);
    if (run && run[1] === number - 1) run[1] = number;
    else runs.push([number, number]);
  }
  return runs;
}
