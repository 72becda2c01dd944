/** A text with the parts marked that match a search. */
export function MarkedText({ parts }: { parts: readonly { text: string; isMatch: boolean }[] }) {
  return parts.map(({ text, isMatch }, index) =>
    isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are identified only by their order.
      <mark key={index} className="-mx-0.5 rounded-sm bg-mark-yellow px-0.5 text-ink">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
