import type { TextPart } from "../../contract";

/** A text with the words that were sought marked. */
export function MarkedText({ parts }: { parts: TextPart[] }) {
  return parts.map(({ text, isMatch }, index) =>
    isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity than their place.
      <mark key={index} className="rounded-sm bg-mark-yellow px-0.5 -mx-0.5 text-ink">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
