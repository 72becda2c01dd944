/** A text as a part of an address or of a cookie; a lone surrogate becomes U+FFFD, as in a browser. */
export function encode(text: string): string {
  return new URLSearchParams([["", text]]).toString().slice(1).replaceAll("+", "%20");
}
