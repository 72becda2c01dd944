/** Milliseconds that a word takes to appear. */
const MS_PER_WORD = 40;
/** However many words wait, they have appeared after about so many steps. */
const CATCH_UP_STEPS = 60;

/** Shows a growing text word by word, also where it comes in gusts. */
export interface WordPace {
  /** The text has grown. */
  grow: (text: string) => void;
  /** Resolves once every word is shown. */
  settle: () => Promise<void>;
  /** Shows nothing more. */
  stop: () => void;
}

/** A pace for `show`, which gets the text so far. Without motion every word appears as it comes. */
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
    // By the clock, not by ticks: a tab in the background is caught up with.
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

/** Where the next words of a text end: `count`, or more where many wait. */
export function endOfWords(text: string, from: number, count: number): number {
  const ends = [...text.slice(from).matchAll(/\s*\S+/g)].map(
    ({ 0: word, index }) => from + index + word.length,
  );
  const most = Math.max(count, Math.ceil(ends.length / CATCH_UP_STEPS));
  return most >= ends.length ? text.length : ends[most - 1]!;
}
