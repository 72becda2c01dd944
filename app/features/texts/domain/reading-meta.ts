import type { ReadingContents, ReadingPage } from "../contract";

/** The length of a description that search engines show whole. */
const DESCRIPTION_LENGTH = 155;

/** Returns the title of a page for browsers and search engines: "John 6 · World English Bible · Acolyte". */
export function readingTitle(found: ReadingPage | ReadingContents): string {
  const above = found.trail.at(-1)?.title;
  if (found.level === "contents") {
    return [found.title, found.trail.length > 1 && above, "Acolyte"].filter(Boolean).join(" · ");
  }
  const title = found.title.replace(/^\d+\. /, "");
  const of = found.kind === "bible" ? found.columns[0]!.edition.title.split(",")[0]! : found.heading;
  return `${title} · ${of} · Acolyte`;
}

/** Returns the first words of a page, or what a table of contents is of. */
export function readingDescription(found: ReadingPage | ReadingContents): string {
  if (found.level === "contents") return `Read ${found.title} online, free: table of contents.`;
  const words = found.columns[0]!.passages.map((passage) => passage.words);
  const start = words.join(" ").slice(0, DESCRIPTION_LENGTH + 1);
  return start.length <= DESCRIPTION_LENGTH ? start : `${start.slice(0, start.lastIndexOf(" "))}…`;
}
