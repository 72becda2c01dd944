import { useEffect, useState } from "react";
import { prefersLessMotion } from "~/ui/use-media-query";

/**
 * Words that appear letter by letter after hydration. The whole text is there from the start, for screen readers and
 * to keep its space; only its visible part grows. No motion under `prefers-reduced-motion`.
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

/** Returns how many characters of a text are typed by now. */
function useTyping(text: string, msPerCharacter: number): number {
  const [typed, setTyped] = useState({ text, count: 0 });
  useEffect(() => {
    if (prefersLessMotion()) {
      setTyped({ text, count: text.length });
      return;
    }
    const start = performance.now();
    // By the clock, not by ticks: a busy page catches up.
    const timer = setInterval(() => {
      const count = Math.floor((performance.now() - start) / msPerCharacter);
      setTyped({ text, count });
      if (count >= text.length) clearInterval(timer);
    }, msPerCharacter);
    return () => clearInterval(timer);
  }, [text, msPerCharacter]);
  return typed.text === text ? typed.count : 0;
}
