import type { TextKind } from "~/shared/vocabulary";
import type { CitedPlace } from "./citations/citation";
import { citedPlaceOf } from "./citations/place-reference";
import { referenceText } from "./citations/reference-text";
import { LAST_SPOT, placeOfSpot } from "./spots";

/** Two numbers, both included. */
type Run = readonly [first: number, last: number];

/** Passages that a reader has selected: runs of spots of a work, in one of its texts. */
export interface Selection {
  text: string;
  work: string;
  runs: readonly Run[];
}

/** The most places of a selection: a psalm has up to 176 verses. */
export const MOST_SELECTED = 200;

/** Returns the selected ones of a page's spots as runs: spots that follow each other on the page are in one. */
export function selectedRuns(spots: readonly number[], isSelected: (spot: number) => boolean): Run[] {
  const runs: [number, number][] = [];
  let isOpen = false;
  for (const spot of spots) {
    const last = runs.at(-1);
    const isOne = isSelected(spot);
    if (isOne && isOpen && last) last[1] = spot;
    else if (isOne) runs.push([spot, spot]);
    isOpen = isOne;
  }
  return runs;
}

/** Returns a selection as one value of an address: "web-c/bible John/6053-6058,6060". */
export function writeSelection({ text, work, runs }: Selection): string {
  const written = runs.map(([first, last]) => (first === last ? first : `${first}-${last}`));
  return [text, work, written.join(",")].join("/");
}

/** Returns the selection that an address has; `null` for a malformed one, and for one of too many spots. */
export function readSelection(value: string): Selection | null {
  const [, text, work, list] = /^([\w.-]{1,64})\/([^/]{1,100})\/([\d,-]{1,400})$/.exec(value) ?? [];
  if (!text || !work || !list) return null;
  const runs = list.split(",").flatMap((part): Run[] => {
    const [, first, last = first] = /^(\d{1,9})(?:-(\d{1,9}))?$/.exec(part) ?? [];
    return first ? [[Number(first), Number(last)]] : [];
  });
  const isInOrder = runs.every(
    ([first, last], index) => first <= last && first > (runs[index - 1]?.[1] ?? -1),
  );
  const places = runs.map(([first, last]) => placeOfSpot(work, last) - placeOfSpot(work, first) + 1);
  const isShort = places.reduce((sum, count) => sum + count, 0) <= MOST_SELECTED;
  const isWhole = runs.length === list.split(",").length && (runs.at(-1)?.[1] ?? 0) <= LAST_SPOT;
  return isWhole && isInOrder && isShort ? { text, work, runs } : null;
}

/** Returns the runs of places of a selection. */
export function placesOfSelection({ work, runs }: Pick<Selection, "work" | "runs">): Run[] {
  const places = runs.flatMap(([first, last]) => {
    const [start, end] = [placeOfSpot(work, first), placeOfSpot(work, last)];
    return Array.from({ length: end - start + 1 }, (_, index) => start + index);
  });
  return joinedRuns([...new Set(places)]);
}

/** Returns the name of an edition beside a reference: "World English Bible", or who translated a work. */
export function sourceName({ title, kind }: { title: string; kind: TextKind }): string {
  const [name = title, ...more] = title.split(", ");
  return kind === "bible" || more.length === 0 ? name : more.join(", ");
}

/** Returns ascending numbers as runs of consecutive ones. */
function joinedRuns(numbers: readonly number[]): Run[] {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last && last[1] + 1 === number) last[1] = number;
    else runs.push([number, number]);
  }
  return runs;
}

/** Returns how a selection is cited: "John 6:53-58, 60", "Confessions 1.1"; `null` for an unknown work. */
export function selectionReference(selection: Pick<Selection, "work" | "runs">): string | null {
  const { work } = selection;
  const cited = placesOfSelection(selection).map(([first, last]) =>
    spanOf(citedPlaceOf(work, first), citedPlaceOf(work, last)),
  );
  const [first] = cited;
  if (!first || cited.includes(null)) return null;
  return referenceText({ ...first, spans: cited.flatMap(spansOf) } as CitedPlace);
}

const spansOf = (place: CitedPlace | null): readonly unknown[] =>
  place && "spans" in place ? place.spans : [];

/** Returns the place from the first of two places of a work to the last. */
function spanOf(first: CitedPlace | null, last: CitedPlace | null): CitedPlace | null {
  if (first?.work === "bible" && last?.work === "bible") {
    const [{ from }, { from: to }] = [first.spans[0]!, last.spans[0]!];
    // The title of a psalm and the prologue of a chapter have no number.
    const start = from.verse ? from : { chapter: from.chapter, ...(to.verse && { verse: 1 }) };
    const isOne = start.verse === to.verse || !to.verse;
    return { ...first, spans: [{ from: start, ...(!isOne && { to }) }] };
  }
  if (first?.work === "document" && last?.work === "document") {
    const [{ from }, { from: to }] = [first.spans[0]!, last.spans[0]!];
    return { ...first, spans: [{ from, ...(to !== from && { to }) }] };
  }
  if (first?.work === "work" && last?.work === "work") {
    const [{ from }, { from: to }] = [first.spans[0]!, last.spans[0]!];
    return { ...first, spans: [{ from, ...(to.join() !== from.join() && { to }) }] };
  }
  if (first?.work === "summa" && last?.work === "summa") {
    const { question, article = 0 } = first.spans[0]!;
    const lastArticle = last.spans[0]!.article ?? 0;
    const isOne = article === lastArticle;
    return { ...first, spans: [{ question, ...(article && { article }), ...(!isOne && { lastArticle }) }] };
  }
  return null;
}
