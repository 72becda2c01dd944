import { z } from "zod";
import { pageAddress } from "~/features/texts/domain/addresses";
import { STEP } from "~/features/texts/domain/citations/overlap";
import { MONTHS } from "~/features/texts/domain/works";
import { compareCanon } from "./compare-canon";
import type { ReadPassage, ReadText, TextFiles } from "./read-text";

const monthFile = z.record(
  z.string(),
  z.object({
    titulus: z.string(),
    elogia: z.record(z.string(), z.string()),
    /** The closing words of each day; printed once. */
    conclusio: z.string().optional(),
  }),
);

/** Reads the Roman Martyrology, one JSON file a month: the eulogies of each day. */
export function readMartyrology(files: TextFiles): ReadText {
  const text: Omit<ReadText, "missing" | "shifted"> = { passages: [], pages: [], repaired: [] };
  for (const [file, content] of [...files].sort(([one], [other]) => one.localeCompare(other))) {
    const month = Number.parseInt(file, 10);
    const name = MONTHS[month - 1];
    if (name === undefined) throw new Error(`${file} names no month`);
    for (const [day, { elogia, conclusio }] of Object.entries(monthFile.parse(JSON.parse(content)))) {
      const place = month * STEP + Number(day);
      const title = `${name} ${day}`;
      text.pages.push({
        address: pageAddress("martyrology", place)!,
        title,
        heading: name,
        work: "martyrology",
        first: place,
        last: place,
      });
      text.passages.push(
        ...[...Object.values(elogia), ...(conclusio ? [conclusio] : [])].map((words): ReadPassage => {
          return { work: "martyrology", place, kind: "paragraph", label: "", words: mend(words) };
        }),
      );
    }
  }
  return { ...text, ...compareCanon(text.passages) };
}

/** Removes footnote marks and stray full stops. */
function mend(words: string): string {
  return words
    .replaceAll("*", "")
    .replace(/\. \. /g, ". ")
    .replace(/\s+/g, " ")
    .trim();
}
