import { DROPPED_WITH_CONTENT } from "../../domain/content-schema";

/** The attributes that the editor's schema reads from an element, besides its style. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  a: ["href"],
  img: ["src", "alt", "title", "width", "height"],
  mark: ["data-color"],
  ol: ["start"],
  div: ["data-ai"],
  section: ["data-ai"],
  code: ["class"],
  pre: ["class"],
};

/** ProseMirror's note on how a copied piece was cut: how open it is at both ends, and its surrounding nodes. */
const SLICE = "data-pm-slice";

/**
 * Cleans HTML that enters the editor from outside. A link's classes and title would be kept, and a forged mark of
 * ProseMirror or a field named like a form's property would make it throw.
 */
export function cleanPastedHtml(html: string): string {
  // In a template nothing runs or loads; and unlike a document, its content cannot be hidden behind a named form.
  const holder = document.createElement("template");
  holder.innerHTML = html;
  const { content } = holder;
  // A named field hides the property of that name from its form: names go first.
  for (const element of content.querySelectorAll("[id], [name]")) {
    Element.prototype.removeAttribute.call(element, "id");
    Element.prototype.removeAttribute.call(element, "name");
  }
  for (const element of content.querySelectorAll(DROPPED_WITH_CONTENT.join())) element.remove();
  for (const element of content.querySelectorAll("*")) keepAttributes(element);
  return holder.innerHTML;
}

function keepAttributes(element: Element) {
  const kept = KEPT[element.localName] ?? [];
  for (const { name, value } of [...element.attributes]) {
    // The surrounding nodes are taken unchecked and may not fit; the openness can at worst be too large.
    const ends = name === SLICE && /^\d+ \d+/.exec(value)?.[0];
    if (ends) element.setAttribute(SLICE, `${ends} []`);
    else if (name !== "style" && !kept.includes(name)) element.removeAttribute(name);
  }
}

/**
 * Returns the files of a paste or drop that become images. A copy from an office program carries its text and an image
 * of that text: the text is used, and no file.
 */
export function transferredImages(transfer: DataTransfer | null): File[] {
  const files = [...(transfer?.files ?? [])];
  if (!transfer || files.length === 0) return [];
  const html = transfer.getData("text/html");
  if (!html) return files;
  const words = new DOMParser().parseFromString(html, "text/html").body.textContent ?? "";
  return words.trim() === "" ? files.filter((file) => file.type.startsWith("image/")) : [];
}
