import { DROPPED_WITH_CONTENT } from "../../domain/content-schema";

/** What the editor's schema reads of an element, besides its style. */
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

/** ProseMirror's note on how a copied piece was cut: how open it is at both ends, and what stood around it. */
const SLICE = "data-pm-slice";

/**
 * HTML that comes into the editor from outside it, without what no entry keeps: a link's classes and title would be
 * taken over, and a forged mark of ProseMirror's own or a field named like a form's property makes it throw.
 */
export function cleanPastedHtml(html: string): string {
  // In a template nothing runs or loads; and unlike a document, its content cannot be hidden behind a named form.
  const holder = document.createElement("template");
  holder.innerHTML = html;
  const { content } = holder;
  // A field stands before its form's own property of that name, until it has lost its name.
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
    // What stood around the piece is taken unchecked and could not fit around it; how open it is can only be too much.
    const ends = name === SLICE && /^\d+ \d+/.exec(value)?.[0];
    if (ends) element.setAttribute(SLICE, `${ends} []`);
    else if (name !== "style" && !kept.includes(name)) element.removeAttribute(name);
  }
}
