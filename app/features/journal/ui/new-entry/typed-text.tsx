import { useTyping } from "./use-typing";

/**
 * Words that appear letter by letter once the page stands. The whole text is there from the beginning, for screen
 * readers and for the room that it takes; only what is seen grows. No motion under `prefers-reduced-motion`.
 */
export function TypedText({ text, msPerCharacter }: { text: string; msPerCharacter: number }) {
  const shown = useTyping(text, msPerCharacter);
  if (shown >= text.length) return <>{text}</>;
  return (
    <>
      <span className="sr-only">{text}</span>
      <span aria-hidden="true">
        {text.slice(0, shown)}
        <span className="opacity-0 motion-reduce:opacity-100">{text.slice(shown)}</span>
      </span>
    </>
  );
}
