/** Bytes of text in one encoded word: with its delimiters it fits the 75 characters of RFC 2047, section 2. */
const BYTES_A_WORD = 45;

/**
 * Returns text for a header field: unchanged when it is printable ASCII, else in folded encoded words (RFC 2047) that
 * never split a character. The text must have no line ends.
 */
export function encodeWords(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text) && !text.includes("=?")) return text;
  const encoder = new TextEncoder();
  const words: number[][] = [[]];
  for (const character of text) {
    const bytes = encoder.encode(character);
    const last = words.at(-1);
    if (last && last.length + bytes.length <= BYTES_A_WORD) last.push(...bytes);
    else words.push([...bytes]);
  }
  return words.map((bytes) => `=?UTF-8?B?${btoa(String.fromCharCode(...bytes))}?=`).join("\r\n ");
}

/** Returns a mailbox for a header field: the address alone, or after a name in quotes or encoded words. */
export function encodeMailbox({ name, address }: { name: string; address: string }): string {
  if (!name) return address;
  const isPlain = /^[\x20-\x7e]*$/.test(name) && !name.includes("=?");
  const phrase = isPlain ? `"${name.replace(/(["\\])/g, "\\$1")}"` : encodeWords(name);
  return `${phrase} <${address}>`;
}
