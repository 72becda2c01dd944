/** Milliseconds that a word takes to appear. */
const MS_PER_WORD = 40;
/** Any number of waiting words appears within about this many steps. */
const CATCH_UP_STEPS = 60;

/** Shows a growing text word by word, even if it arrives in bursts. */
export interface WordPace {
  /** Continues with a longer text. */
  grow: (text: string) => void;
  /** Resolves once every word is shown. */
  settle: () => Promise<void>;
  /** Stops showing words. */
  stop: () => void;
}

/** Creates a pace for `show`, which receives the text so far. With `isStill` words appear as they arrive. */
export function paceWords(show: (text: string) => void, isStill: boolean): WordPace {
  let text = "";
  let shown = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  let lastStep = 0;
  let settled = () => {};

  const reveal = (end: number) => {
    shown = end;
    show(text.slice(0, shown));
  };
  const stop = () => {
    clearInterval(timer);
    timer = undefined;
    settled();
  };
  const step = () => {
    const now = performance.now();
    // By the clock, not by ticks: a background tab catches up.
    const due = Math.max(1, Math.floor((now - lastStep) / MS_PER_WORD));
    lastStep = now;
    reveal(endOfWords(text, shown, due));
    if (shown === text.length) stop();
  };

  return {
    grow(next) {
      text = next;
      if (isStill) return reveal(text.length);
      if (timer !== undefined || shown >= text.length) return;
      lastStep = performance.now();
      timer = setInterval(step, MS_PER_WORD);
    },
    settle: () =>
      new Promise((resolve) => {
        settled = resolve;
        if (timer === undefined) resolve();
      }),
    stop,
  };
}

/** Returns where the next `count` words of a text end, or more when many are waiting. */
function endOfWords(text: string, from: number, count: number): number {
  const ends = [...text.slice(from).matchAll(/\s*\S+/g)].map(
    ({ 0: word, index }) => from + index + word.length,
  );
  const most = Math.max(count, Math.ceil(ends.length / CATCH_UP_STEPS));
  return most >= ends.length ? text.length : ends[most - 1]!;
}
