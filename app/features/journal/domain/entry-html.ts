/** An entry's HTML without the empty paragraphs at its end, which the editor keeps for the cursor. */
export function trimEntryHtml(html: string): string {
  return html.replace(/(?:<p>(?:\s|<br\s*\/?>)*<\/p>)+$/, "");
}

/**
 * An entry's HTML as the editor opens it: with a paragraph at the end to write on in. The editor would add one by
 * itself, as a change that its history could take back.
 */
export function withLastParagraph(html: string): string {
  return /<\/p>\s*$/.test(html) ? html : `${html}<p></p>`;
}
