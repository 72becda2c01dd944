import type { Node } from "@tiptap/pm/model";
import { AI_TITLES, type AiKind } from "../../domain/companion-words";

/** The paragraphs of a text that its writer wrote: without the companion's, and without empty ones. */
export function ownParagraphs(doc: Node): string[] {
  const paragraphs: string[] = [];
  doc.descendants((node) => {
    if (node.type.name === "aiBlock") return false;
    if (!node.isTextblock) return true;
    const text = plainText(node);
    if (text !== "") paragraphs.push(text);
    return false;
  });
  return paragraphs;
}

/** What the companion has written into a text: of each block of a kind the paragraphs below its title. */
export function aiTexts(doc: Node, kind: AiKind): string[] {
  const texts: string[] = [];
  doc.descendants((node) => {
    if (node.type.name !== "aiBlock") return true;
    if (node.attrs.kind === kind) texts.push(blockText(node));
    return false;
  });
  return texts;
}

/** Whether a text has its prayer: by the mark, or by the visible title. */
export function hasPrayer(doc: Node): boolean {
  let isFound = doc.textContent.includes(AI_TITLES.prayer);
  doc.descendants((node) => {
    isFound ||= node.type.name === "aiBlock" && node.attrs.kind === "prayer";
    return !isFound;
  });
  return isFound;
}

function blockText(block: Node): string {
  const lines: string[] = [];
  block.forEach((child) => {
    if (child.type.name !== "heading") lines.push(child.textBetween(0, child.content.size, "\n", "\n"));
  });
  return lines.join("\n");
}

function plainText(textblock: Node): string {
  return textblock
    .textBetween(0, textblock.content.size, "\n", (leaf) => (leaf.type.name === "hardBreak" ? "\n" : " "))
    .trim();
}
