import { type ComponentType, lazy, Suspense, useEffect, useReducer, useRef } from "react";
import { SkeletonGroup, SkeletonText } from "~/ui/skeleton";
import type { JournalMode, JournalView } from "./journal-mode";

/** A mode whose code is loaded when it is first shown. */
interface HeavyMode<Props extends object> {
  /** For the page that the browser opens with: React hydrates the server's markup once the code is there. */
  Initial: ComponentType<Props>;
  /** For later pages, after `load`. */
  Loaded?: ComponentType<Props>;
  load: () => Promise<void>;
}

function heavyMode<Props extends object>(
  importScreen: () => Promise<{ default: ComponentType<Props> }>,
): HeavyMode<Props> {
  const mode: HeavyMode<Props> = {
    // Its type asks for props that are known not to have a `ref`.
    Initial: lazy(importScreen) as unknown as ComponentType<Props>,
    async load() {
      mode.Loaded = (await importScreen()).default;
    },
  };
  return mode;
}

export const HEAVY_MODES = {
  new: heavyMode(() => import("./new-entry/new-entry")),
  journey: heavyMode(() => import("./journey/journey")),
  search: heavyMode(() => import("./search/search-screen")),
};

function isHeavy(mode: JournalMode): mode is keyof typeof HEAVY_MODES {
  return mode in HEAVY_MODES;
}

/**
 * Returns the view to show: the requested one, or the previous one while the code of the requested mode is loading.
 * `first` is the mode that the browser opened with.
 */
export function useReadyView(view: JournalView): { shown: JournalView; first: JournalMode } {
  const first = useRef(view.mode).current;
  const previous = useRef(view);
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const { mode } = view;
  const isReady = !isHeavy(mode) || mode === first || HEAVY_MODES[mode].Loaded !== undefined;
  const shown = isReady ? view : previous.current;

  useEffect(() => {
    previous.current = shown;
  });
  useEffect(() => {
    if (isReady || !isHeavy(mode)) return;
    // After a new deployment or without a network the code is missing: start over from the address.
    HEAVY_MODES[mode].load().then(rerender, () => window.location.reload());
  }, [isReady, mode]);

  return { shown, first };
}

export interface HeavyScreenProps<Props extends object> {
  mode: HeavyMode<Props>;
  /** Whether the browser opened with this mode. */
  isFirst: boolean;
  screenProps: Props;
}

/** The screen of a heavy mode that `useReadyView` returned. */
export function HeavyScreen<Props extends object>({ mode, isFirst, screenProps }: HeavyScreenProps<Props>) {
  const Screen = (!isFirst && mode.Loaded) || mode.Initial;
  const screen = <Screen {...screenProps} />;
  // Only where needed: a boundary that an update reaches before it is hydrated is rendered twice (React error 421).
  return isFirst ? <Suspense fallback={<ModeLoading />}>{screen}</Suspense> : screen;
}

function ModeLoading() {
  return (
    <main id="main" className="mx-auto max-w-page px-4 pt-16 sm:px-6 lg:px-10">
      <SkeletonGroup text="Loading...">
        <SkeletonText lines={6} />
      </SkeletonGroup>
    </main>
  );
}
