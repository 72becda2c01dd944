/** The colours of a highlight: `<mark data-color="green">`; the style sheet gives each its light and dark shade. */
export const HIGHLIGHT_COLOURS = ["yellow", "green", "blue", "pink", "purple", "orange"] as const;
export type HighlightColour = (typeof HIGHLIGHT_COLOURS)[number];

/** A stored or pasted colour, when it is one of the six; else yellow. */
export function toHighlightColour(name: string | null): HighlightColour {
  return HIGHLIGHT_COLOURS.find((colour) => colour === name) ?? "yellow";
}
