import { escapeHtml, quotationHtml } from "~/shared/text";
import type { Guide } from "./guide";

/**
 * Returns the HTML of the journal entry that closes a guided prayer: its verse, if any, then the paragraphs of the
 * note, or a line that names the prayer.
 */
export function journalNoteHtml({ verse, title, subtitle, id }: Guide, note: string): string {
  const paragraphs = note
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean);
  const said = id === "rosary" ? `I prayed the Rosary: ${lowerFirst(subtitle)}.` : `I prayed: ${title}.`;
  return [
    ...(verse ? [quotationHtml([verse.text], verse.reference)] : []),
    ...(paragraphs.length > 0 ? paragraphs : [said]).map((line) => `<p>${escapeHtml(line)}</p>`),
  ].join("");
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
