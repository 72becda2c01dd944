import { isHtml, NestedTooDeeply, readContent } from "./read-content.server";

/** The plain text of an entry's content, which may be HTML or words already. */
export function plainTextOf(content: string): string {
  try {
    return isHtml(content) ? readContent(content).text.trim() : content.trim();
  } catch (error) {
    if (!(error instanceof NestedTooDeeply)) throw error;
    // Nobody's editor writes this; what it says is still read, because it may be a cry for help.
    return content.replace(/<[^<>]*>/g, " ").trim();
  }
}
