import type { PassageKind } from "~/shared/vocabulary";
import type { ReadingChoice } from "../contract";
import { pageAddress } from "./addresses";
import { STEP } from "./citations/overlap";
import { readingPath } from "./reading-paths";

/** The works whose places are pages; their parts are counted by their labels. */
const COUNTED_BY_LABEL = new Set(["confessions", "imitation", "martyrology"]);

interface PlacedPassage {
  work: string;
  place: number;
  kind: PassageKind;
  label: string;
}

/** Returns the number of a passage in addresses: its verse, its section; `null` for a passage that is counted otherwise. */
export function passageNumber({ work, place, label }: PlacedPassage): number | null {
  if (work.startsWith("summa ")) return null;
  if (work.startsWith("document ")) return place;
  return (COUNTED_BY_LABEL.has(work) ? Number.parseInt(label, 10) : place % STEP) || null;
}

/**
 * Returns the path of a passage: its page, and its anchor there. A paragraph without a number has none.
 * @param page the address of the page, without "/read/"
 * @param choice the text to show, unless it is the first one with that page; verses to mark
 */
export function passagePath(
  page: string,
  passage: PlacedPassage & {
    /** How many passages of the same part precede it in its place. */
    earlier?: number;
  },
  choice: Partial<ReadingChoice> = {},
): string {
  const path = readingPath(page, choice);
  if (passageNumber(passage) === null && !passage.work.startsWith("summa ")) return path;
  const [anchor] = passageAnchors([passage]);
  return passage.earlier ? `${path}#${anchor}-${passage.earlier + 1}` : `${path}#${anchor}`;
}

/** Returns the path of the first of some passages, with the verses on its page marked. */
export function passagesPath(passages: readonly PlacedPassage[], text: string | null): string {
  const first = passages[0]!;
  const page = pageAddress(first.work, first.place) ?? "";
  const last = passages.findLast((one) => pageAddress(one.work, one.place) === page)!.place;
  const isRange = first.work.startsWith("bible ") && last > first.place;
  return passagePath(page, first, {
    text,
    ...(isRange && { marked: [[first.place % STEP, last % STEP]] }),
  });
}

/**
 * Returns the ids of the passages of a page: "v16" for a verse, "p7" for a section, "objection-1" and "body" for the parts
 * of an article. Passages that follow on the same part have "-2" and so on behind it.
 */
export function passageAnchors(passages: readonly PlacedPassage[]): string[] {
  const seen = new Map<string, number>();
  let part = "";
  return passages.map((passage) => {
    // The second paragraph of an objection has no label of its own.
    if (passage.work.startsWith("summa ")) part = articlePart(passage, part);
    else part = sectionPart(passage);
    const count = (seen.get(part) ?? 0) + 1;
    seen.set(part, count);
    return count === 1 ? part : `${part}-${count}`;
  });
}

function articlePart({ kind, label }: PlacedPassage, before: string): string {
  if (kind === "paragraph") return "prologue";
  if (kind !== "objection" && kind !== "reply") return kind;
  return label || !before.startsWith(kind) ? `${kind}-${label || 1}` : before;
}

function sectionPart(passage: PlacedPassage): string {
  const number = passageNumber(passage);
  if (passage.kind === "heading") return "heading";
  if (number === null) return passage.work.startsWith("bible ") ? "prologue" : "paragraph";
  return passage.work.startsWith("bible ") ? `v${number}` : `p${number}`;
}
