import type { HighlightColour } from "~/shared/vocabulary";

/** The background of each highlight, in light and dark. */
export const HIGHLIGHT_SHADES: Readonly<Record<HighlightColour, string>> = {
  yellow: "bg-mark-yellow",
  green: "bg-mark-green",
  blue: "bg-mark-blue",
  pink: "bg-mark-pink",
  purple: "bg-mark-purple",
  orange: "bg-mark-orange",
};

/** Returns the name of a highlight, for its button: "Yellow highlight". */
export function highlightName(colour: HighlightColour): string {
  return `${colour.charAt(0).toUpperCase()}${colour.slice(1)} highlight`;
}
