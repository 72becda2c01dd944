import { isHtml, readContent } from "./read-content.server";

/** The plain text of an entry's content, which may be HTML or words already. */
export function plainTextOf(content: string): string {
  return isHtml(content) ? readContent(content).text.trim() : content.trim();
}
