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

/** The most spots of a selection: a psalm has up to 176. */
export const MOST_SELECTED = 200;

/** Returns numbers in ascending order as runs. */
export function runsOfSpots(spots: readonly number[]): Run[] {
  const runs: [number, number][] = [];
  for (const spot of spots) {
    const last = runs.at(-1);
    if (last && last[1] + 1 === spot) last[1] = spot;
    else runs.push([spot, spot]);
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
  const spots = runs.reduce((sum, [first, last]) => sum + last - first + 1, 0);
  const isRead = runs.length === list.split(",").length && isInOrder && spots <= MOST_SELECTED;
  return isRead && (runs.at(-1)?.[1] ?? 0) <= LAST_SPOT ? { text, work, runs } : null;
}

/** Returns the runs of places of a selection. */
export function placesOfSelection({ work, runs }: Pick<Selection, "work" | "runs">): Run[] {
  const places = runs.flatMap(([first, last]) => {
    const [start, end] = [placeOfSpot(work, first), placeOfSpot(work, last)];
    return Array.from({ length: end - start + 1 }, (_, index) => start + index);
  });
  return runsOfSpots([...new Set(places)]);
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
