import type { Support } from "../contract";
import { findDanger } from "../domain/find-danger";
import type { Place } from "../domain/help-lines";
import { supportFor } from "../domain/help-message";

const BLOCKS = "p, h1, h2, h3, li, blockquote, pre";

/**
 * Returns the help lines for saved words of the journal, HTML or plain text, or `null`. The person's own words count
 * alone: what the companion wrote into an entry is marked.
 */
export function readHeavyWords(words: string, place: Place): Support | null {
  const { body } = new DOMParser().parseFromString(words, "text/html");
  for (const written of body.querySelectorAll("[data-ai]")) written.remove();
  const blocks = [...body.querySelectorAll(BLOCKS)].map((block) => block.textContent ?? "");
  const danger = findDanger(blocks.length > 0 ? blocks.join("\n") : (body.textContent ?? ""));
  return danger && supportFor(danger, place);
}
