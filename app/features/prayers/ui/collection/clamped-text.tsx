import { clsx } from "clsx";
import { useEffect, useId, useRef, useState } from "react";

/** Before it is measured, a text of this many characters counts as longer than three lines. */
const LIKELY_LONG = 160;

/** Shows three lines of a text, and all of it on demand. */
export function ClampedText({ text, name }: { text: string; name: string }) {
  const id = useId();
  const box = useRef<HTMLParagraphElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isLong, setLong] = useState(text.length > LIKELY_LONG || text.split("\n").length > 3);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text must be measured again.
  useEffect(() => {
    const element = box.current;
    if (!element || isOpen) return;
    const watcher = new ResizeObserver(() => setLong(element.scrollHeight > element.clientHeight + 1));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [isOpen, text]);

  return (
    <>
      <p
        ref={box}
        id={id}
        className={clsx(
          "mt-3 font-serif text-base/6 break-words whitespace-pre-line print:line-clamp-none",
          !isOpen && "line-clamp-3",
        )}
      >
        {text}
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={`${isOpen ? "Show less" : "Show all"} of ${name}`}
          onClick={() => setOpen(!isOpen)}
          className="mt-1 min-h-8 self-start text-sm text-accent-text underline decoration-1 underline-offset-4 hover:decoration-2 pointer-coarse:min-h-11 print:hidden"
        >
          {isOpen ? "Show less" : "Show all"}
        </button>
      )}
    </>
  );
}
