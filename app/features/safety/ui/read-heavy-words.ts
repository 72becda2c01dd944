import type { Support } from "../contract";
import { findDanger } from "../domain/find-danger";
import { browserPlace } from "../domain/help-lines";
import { supportFor } from "../domain/help-message";

const BLOCKS = "p, h1, h2, h3, li, blockquote, pre";

/**
 * Returns the help lines for saved words of the journal, HTML or plain text, or `null`. Only the person's own words
 * count, not the companion's, which are marked.
 */
export function readHeavyWords(words: string): Support | null {
  const { body } = new DOMParser().parseFromString(words, "text/html");
  for (const written of body.querySelectorAll("[data-ai]")) written.remove();
  const blocks = [...body.querySelectorAll(BLOCKS)].map((block) => block.textContent ?? "");
  const danger = findDanger(blocks.length > 0 ? blocks.join("\n") : (body.textContent ?? ""));
  return danger && supportFor(danger, browserPlace());
}
