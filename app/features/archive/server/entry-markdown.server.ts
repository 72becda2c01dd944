import { NodeHtmlMarkdown } from "node-html-markdown";
import { imageIdOf } from "~/features/journal/domain/content-schema";
import { UNTITLED } from "~/shared/entry-labels";
import { oneLine } from "~/shared/hidden-characters";
import type { ArchivedEntry } from "../domain/archive-items";

/** Returns the name of an image in the archive; `null` when it is missing. */
type ImageNames = (id: string) => string | null;

/** The way to the images from an entry's file, `journal/<year>/<file>.md`. */
const FROM_ENTRY = "../../";

/** Returns an entry as a Markdown file with its facts as front matter (YAML). */
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
      // Markdown has no underline and no highlight: the elements stay, and most readers show them.
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
