import { SOURCE_LABELS, type Source } from "../../../contract";
import type { Passage } from "../../passage";
import { WORK_SOURCES } from "../../retrieval/choose-passages";

const works: ReadonlySet<string> = new Set(WORK_SOURCES);

/** What one source says, under a line that names it; plainly where it says nothing. */
export function sourceBlock(source: Source, passages: readonly Passage[], mainTopic: string): string {
  const own = passages.filter((passage) => passage.source === source);
  const texts = own.map((passage) => passageText(passage, mainTopic));
  const lines = texts.length > 0 ? texts.join("\n\n") : "I cannot locate anything on this question here.";
  return `From ${SOURCE_LABELS[source]}:\n${lines}`;
}

/** A passage on another topic says on which. A work is its own reference. Installed words are quoted. */
function passageText({ source, title, text, references, isInstalled }: Passage, mainTopic: string): string {
  if (isInstalled) return `“${text}” (${references.join("; ")})`;
  const topic = title === mainTopic || works.has(source) ? "" : `On **${title}**: `;
  const places = references.length === 0 || works.has(source) ? "" : ` (${references.join("; ")})`;
  return `${topic}${text}${places}`;
}
