import { type ComponentType, type ReactNode, Suspense } from "react";
import { onDemand } from "~/ui/on-demand";
import { SkeletonGroup, SkeletonText } from "~/ui/skeleton";
import type { SearchView } from "../contract";
import type { JournalMode, JournalView, NewEntryView } from "./journal-mode";

const loadNewEntry = () => import("./new-entry/new-entry");
const loadJourney = () => import("./journey/journey");
const loadSearch = () => import("./search/search-screen");

type JourneyView = Extract<JournalView, { mode: "journey" }>;

interface HeavyScreens {
  new: ComponentType<{ draft: NewEntryView }>;
  journey: ComponentType<Omit<JourneyView, "mode">>;
  search: ComponentType<{ view: SearchView }>;
}
type HeavyMode = keyof HeavyScreens;

/** For the page that the browser opens with: React takes over the server's markup once the code is there. */
const opening: HeavyScreens = {
  new: onDemand(loadNewEntry),
  journey: onDemand(loadJourney),
  search: onDemand(loadSearch),
};

const loads = { new: loadNewEntry, journey: loadJourney, search: loadSearch };
const loaded: Partial<HeavyScreens> = {};

function isHeavy(mode: JournalMode): mode is HeavyMode {
  return mode in loads;
}

/** Whether a mode can be shown without waiting for its code. `first` is the mode that the browser opened with. */
export function isModeReady(mode: JournalMode, first: JournalMode): boolean {
  return !isHeavy(mode) || mode === first || loaded[mode] !== undefined;
}

/** Fetches the code of a mode. */
export async function loadMode(mode: JournalMode): Promise<void> {
  if (mode === "new") loaded.new = (await loadNewEntry()).default;
  if (mode === "journey") loaded.journey = (await loadJourney()).default;
  if (mode === "search") loaded.search = (await loadSearch()).default;
}

/** The screen of a heavy mode, which `isModeReady` has found ready. */
export function NewEntryMode({ draft, isFirst }: { draft: NewEntryView; isFirst: boolean }) {
  const Screen = (!isFirst && loaded.new) || opening.new;
  return (
    <Opening isFirst={isFirst}>
      <Screen key={draft.date} draft={draft} />
    </Opening>
  );
}

/** The spiritual-journey panel, as `NewEntryMode`. */
export function JourneyMode({ view, isFirst }: { view: JourneyView; isFirst: boolean }) {
  const Screen = (!isFirst && loaded.journey) || opening.journey;
  return (
    <Opening isFirst={isFirst}>
      <Screen history={view.history} companion={view.companion} />
    </Opening>
  );
}

/** The search, as `NewEntryMode`. */
export function SearchMode({ view, isFirst }: { view: SearchView; isFirst: boolean }) {
  const Screen = (!isFirst && loaded.search) || opening.search;
  return (
    <Opening isFirst={isFirst}>
      <Screen view={view} />
    </Opening>
  );
}

// Only where needed: a boundary that an update reaches before it is hydrated is rendered twice (React error 421).
function Opening({ isFirst, children }: { isFirst: boolean; children: ReactNode }) {
  return isFirst ? <Suspense fallback={<ModeLoading />}>{children}</Suspense> : children;
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
