/**
 * Header fields of a mail that can be ended with one click: no holiday notice answers it (RFC 3834), and mail programs
 * show a button of their own (RFC 8058).
 */
export function unsubscribeHeaders(url: string): Record<string, string> {
  return {
    "Auto-Submitted": "auto-generated",
    "List-Unsubscribe": `<${url}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
