import { useEffect, useState } from "react";

/** How many characters of a text are typed by now; all of them at once under `prefers-reduced-motion`. */
export function useTyping(text: string, msPerCharacter: number): number {
  const [typed, setTyped] = useState({ text, count: 0 });
  useEffect(() => {
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) {
      setTyped({ text, count: text.length });
      return;
    }
    const start = performance.now();
    // By the clock, not by ticks: a busy moment is caught up with.
    const timer = setInterval(() => {
      const count = Math.floor((performance.now() - start) / msPerCharacter);
      setTyped({ text, count });
      if (count >= text.length) clearInterval(timer);
    }, msPerCharacter);
    return () => clearInterval(timer);
  }, [text, msPerCharacter]);
  return typed.text === text ? typed.count : 0;
}
