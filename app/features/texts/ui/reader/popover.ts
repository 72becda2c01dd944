/**
 * Attributes of a panel that browsers open and close without a script, with Escape and a tap beside it. React 18 has no
 * types for them; it writes them as they are.
 */
export function popoverPanel(id: string): Record<string, string> {
  return { id, popover: "auto" };
}

/** Attributes of a button that opens or closes a panel. */
export function popoverButton(id: string): Record<string, string> {
  return { popovertarget: id };
}
