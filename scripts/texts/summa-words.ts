import type { PassageNote } from "~/server/db/texts/tables";

/** Names of the parts in the source's cross references. */
const PART_CODES: Record<string, string> = { FP: "I", FS: "I-II", SS: "II-II", TP: "III", XP: "Suppl." };

/**
 * Returns the words of a passage without the marks of the website that they come from: bracketed numbers, codes of parts,
 * hyphens for dashes, braces around Greek. Bracketed notes of the translators become notes.
 */
export function readWords(text: string): { words: string; notes: PassageNote[] } {
  const notes: PassageNote[] = [];
  let words = "";
  let end = 0;
  const add = (part: string) => {
    words = `${words}${clean(part)}`.replace(/ +/g, " ").trimStart();
  };
  for (const match of text.matchAll(/\s*\[\*([^\]]*)\]/g)) {
    add(text.slice(end, match.index));
    end = match.index + match[0].length;
    notes.push({ at: words.trimEnd().length, text: clean(match[1]!).trim() });
  }
  add(text.slice(end));
  return { words: words.trimEnd(), notes };
}

function clean(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/ ?-{2,} ?/g, "—")
    .replace(/\[(\d+)\]/g, "$1")
    .replace(/\{([^{}]*)\}/g, "$1")
    .replace(/\b(?:FP|FS|SS|TP|XP)\b/g, (code) => PART_CODES[code]!);
}
