import { NodeHtmlMarkdown } from "node-html-markdown";
import { imageIdOf } from "~/features/journal/domain/content-schema";
import { UNTITLED } from "~/features/journal/domain/untitled";
import type { ArchivedEntry } from "../domain/archive-items";

/** An image's name in the archive by its id; null when the archive has no such image. */
export type ImageNames = (id: string) => string | null;

/** Where images lie, seen from an entry's file: `journal/<year>/<file>.md`. */
const FROM_ENTRY = "../../";

/** An entry as a Markdown file: its facts as front matter (YAML), then what it says. */
export function entryMarkdown(entry: ArchivedEntry, imageNames: ImageNames): string {
  const { mood, deletedAt, originalGreeting, originalInspiration } = entry;
  const facts = [
    `date: ${entry.entryDate}`,
    `written: ${entry.createdAt}`,
    `timezone: ${entry.timezone}`,
    ...(mood ? [`mood: ${mood}`] : []),
    ...(entry.isBookmarked ? ["bookmarked: true"] : []),
    ...(deletedAt ? [`deleted: ${deletedAt}`] : []),
  ];
  const opening = [originalGreeting, originalInspiration].filter(Boolean).map(quote);
  const parts = [
    `---\n${facts.join("\n")}\n---`,
    `# ${oneLine(entry.title) || UNTITLED}`,
    ...opening,
    toMarkdown(entry.content, imageNames),
    ...(entry.prayerIntentions ? [`## Prayer intentions\n\n${entry.prayerIntentions}`] : []),
    ...(entry.spiritualInsights ? [`## Spiritual insights\n\n${entry.spiritualInsights}`] : []),
  ];
  return `${parts.join("\n\n")}\n`;
}

function toMarkdown(html: string, imageNames: ImageNames): string {
  return NodeHtmlMarkdown.translate(
    html,
    {},
    {
      img: ({ node }) => {
        const id = imageIdOf(node.getAttribute("src") ?? "");
        const name = id && imageNames(id);
        return name ? { content: `![](${FROM_ENTRY}${name})` } : { ignore: true };
      },
      // Markdown has no underlining and no marker pen: the elements stay, and most readers show them.
      u: { prefix: "<u>", postfix: "</u>" },
      mark: { prefix: "<mark>", postfix: "</mark>" },
    },
  );
}

function quote(text: string): string {
  return text
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join("\n");
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
