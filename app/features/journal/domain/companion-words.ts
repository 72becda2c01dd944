/** The texts that the companion can write into an entry. */
export type AiKind = "prayer" | "reflection";

/** The titles of the blocks. The prayer's title also marks an entry that has one. */
export const AI_TITLES: Record<AiKind, string> = {
  prayer: "Prayer for You",
  reflection: "Questions for Reflection",
};

/** Returns the paragraphs of a model's text, without its Markdown and its title. */
export function aiParagraphs(text: string): string[] {
  const titles = Object.values(AI_TITLES).map((title) => title.toLowerCase());
  return text
    .split("\n")
    .map((line) =>
      line
        .replace(/^\s*(?:#{1,6}|[-*•>]|\d{1,2}[.)])\s+/, "")
        .replace(/(\*\*|__)(.+?)\1/g, "$2")
        .trim(),
    )
    .filter(
      (line, index) => line !== "" && !(index === 0 && titles.includes(line.toLowerCase().replace(/:$/, ""))),
    );
}

/**
 * Returns the end of a text, up to the limit of a call: the latest words show its subject best. Cut between paragraphs,
 * or between words of the last one.
 */
export function latestParagraphs(paragraphs: readonly string[], limit: number): string[] {
  const kept: string[] = [];
  let room = limit;
  for (const paragraph of paragraphs.toReversed()) {
    if (paragraph.length > room) {
      if (kept.length === 0) kept.unshift(paragraph.slice(-room).replace(/^\S*\s+/, ""));
      break;
    }
    kept.unshift(paragraph);
    // A blank line separates it from the previous one.
    room -= paragraph.length + 2;
  }
  return kept;
}

/** Returns paragraphs as the HTML of an entry. */
export function paragraphsHtml(paragraphs: readonly string[]): string {
  return paragraphs.map((paragraph) => `<p>${escapeText(paragraph).replaceAll("\n", "<br>")}</p>`).join("");
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
