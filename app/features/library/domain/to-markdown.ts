import { PERSPECTIVE_LABELS, SOURCE_LABELS } from "~/features/companion/domain/limits";
import { oneLine } from "~/shared/hidden-characters";
import { RESPONSE_TYPE_LABELS, type SavedResponse } from "../contract";

/** Returns a saved response as a Markdown file: question, answer, references and notes, unchanged. */
export function toMarkdown(saved: SavedResponse): string {
  const { citations } = saved;
  const references = [
    ...citations.catechism,
    ...citations.scripture,
    ...citations.fathers,
    ...citations.documents,
  ];
  const facts = [
    `Saved: ${saved.createdAt.slice(0, 10)}`,
    `Type: ${RESPONSE_TYPE_LABELS[saved.responseType]}`,
    ...(saved.category ? [`Category: ${saved.category}`] : []),
    ...(saved.denomination ? [`Perspective: ${PERSPECTIVE_LABELS[saved.denomination]}`] : []),
    ...(saved.sources.length > 0
      ? [`Sources: ${saved.sources.map((source) => SOURCE_LABELS[source]).join(", ")}`]
      : []),
    saved.authorship === "companion" ? "AI-generated answer of Acolyte" : "Written by a member",
  ];
  const parts = [
    `# ${oneLine(saved.title ?? saved.question)}`,
    facts.map((fact) => `- ${fact}`).join("\n"),
    `## Question\n\n${saved.question}`,
    `## Answer\n\n${saved.response}`,
    ...(references.length > 0
      ? [`## References\n\n${references.map((reference) => `- ${reference}`).join("\n")}`]
      : []),
    ...(saved.notes ? [`## Notes\n\n${saved.notes}`] : []),
  ];
  return `${parts.join("\n\n")}\n`;
}

/** Returns the name of the file: letters and digits of the title, or else of the question. */
export function markdownName(saved: Pick<SavedResponse, "title" | "question">): string {
  const name = (saved.title ?? saved.question)
    .normalize("NFKD")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .slice(0, 60)
    .replace(/^-+|-+$/g, "")
    .toLowerCase();
  return `${name || "answer"}.md`;
}
