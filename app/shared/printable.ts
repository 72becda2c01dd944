/** Control characters other than tab, line feed and carriage return. */
const CONTROLS = /[^\P{Cc}\t\n\r]/gu;

/** Returns a text without control characters other than tabs and line breaks: nobody sees them, and JSON writes six bytes for each. */
export function printable(text: string): string {
  return text.replace(CONTROLS, "");
}
