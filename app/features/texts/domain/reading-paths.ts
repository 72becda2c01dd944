import type { ReadingChoice } from "../contract";

/** The parameters of a page's address. Others change nothing. */
export const READING_PARAMETERS = { text: "text", beside: "with", marked: "v" } as const;

/** Most runs of marked verses in one address. */
const MOST_RUNS = 20;
const ID = /^[\w.-]{1,60}$/;

/** Returns the choice in an address; a malformed part of it counts as absent. */
export function readChoice(parameters: URLSearchParams): ReadingChoice {
  const id = (name: string) => {
    const value = parameters.get(name) ?? "";
    return ID.test(value) ? value : null;
  };
  return {
    text: id(READING_PARAMETERS.text),
    beside: id(READING_PARAMETERS.beside),
    marked: readRuns(parameters.get(READING_PARAMETERS.marked) ?? ""),
  };
}

/** Returns the runs of "16-18,21"; none for any other form. */
function readRuns(text: string): ReadingChoice["marked"] {
  const parts = text.split(",");
  const runs = parts.flatMap((part) => {
    const [, first, last = first] = /^(\d{1,4})(?:-(\d{1,4}))?$/.exec(part.trim()) ?? [];
    return first && Number(first) <= Number(last) ? [[Number(first), Number(last)] as const] : [];
  });
  return parts.length <= MOST_RUNS && runs.length === parts.length ? runs : [];
}

/** Returns whether a verse or section is among the marked ones. */
export function isMarked(choice: ReadingChoice, number: number): boolean {
  return choice.marked.some(([first, last]) => number >= first && number <= last);
}

/** Returns the path of a page under /read with the chosen editions, and with the marked verses if they are given. */
export function readingPath(
  address: string,
  { text, beside, marked = [] }: Partial<ReadingChoice> = {},
): string {
  const chosen = new URLSearchParams({
    ...(text && { [READING_PARAMETERS.text]: text }),
    ...(beside && { [READING_PARAMETERS.beside]: beside }),
  });
  // The commas and hyphens of the runs need no escape.
  const runs = marked.map(([first, last]) => (first === last ? first : `${first}-${last}`)).join(",");
  const query = [chosen.toString(), runs && `${READING_PARAMETERS.marked}=${runs}`].filter(Boolean).join("&");
  return `/read${address === "" ? "" : `/${address}`}${query === "" ? "" : `?${query}`}`;
}

/** Returns the path of a kept place in the text that it was read in; to the library for a work without pages. */
export function keptPlacePath({ address, text }: { address: string | null; text: string }): string {
  const [page = "", anchor] = (address ?? "").split("#");
  return `${readingPath(page, page === "" ? {} : { text })}${anchor ? `#${anchor}` : ""}`;
}

/** The search over all texts. */
export const SEARCH_PATH = "/read/search";
