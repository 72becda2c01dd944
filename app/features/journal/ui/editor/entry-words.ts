import type { Node } from "@tiptap/pm/model";
import { AI_TITLES, type AiKind } from "../../domain/companion-words";

/** Returns the writer's own paragraphs of a text: not the companion's, and no empty ones. */
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

/** Returns the companion's texts of a kind: the paragraphs of each block below its title. */
export function aiTexts(doc: Node, kind: AiKind): string[] {
  const texts: string[] = [];
  doc.descendants((node) => {
    if (node.type.name !== "aiBlock") return true;
    if (node.attrs.kind === kind) texts.push(blockText(node));
    return false;
  });
  return texts;
}

/** Whether a text contains a prayer, by its mark or its visible title. */
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
