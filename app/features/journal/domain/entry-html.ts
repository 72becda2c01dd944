/** An entry's HTML without the empty paragraphs at its end, which the editor keeps for the cursor. */
export function trimEntryHtml(html: string): string {
  return html.replace(/(?:<p>(?:\s|<br\s*\/?>)*<\/p>)+$/, "");
}
