import type { User } from "~/features/accounts/contract";
import type { SaveFailure } from "~/features/shell/ui/unsaved/unsaved-groups";
import { callApi } from "~/shared/call-api";

/** What is chosen for the journal and its prayers. */
export type JournalSettings = Pick<
  User,
  "greetingPreference" | "prayerStyle" | "prayerLength" | "moodTrackingEnabled"
>;

interface Step {
  path: string;
  /** What of the settings this call stores. */
  keys: (keyof JournalSettings)[];
  failure: string;
}

const STEPS: Step[] = [
  {
    path: "/api/auth/profile",
    keys: ["greetingPreference", "moodTrackingEnabled"],
    failure: "Failed to save settings.",
  },
  { path: "/api/user/prayer-style", keys: ["prayerStyle"], failure: "Failed to save prayer style." },
  { path: "/api/user/prayer-length", keys: ["prayerLength"], failure: "Failed to update prayer length." },
];

/** Stores what differs from what is saved, each call all or nothing; what failed stays unsaved. */
export async function storeJournal(draft: JournalSettings, saved: JournalSettings) {
  const due = STEPS.filter(({ keys }) => keys.some((key) => draft[key] !== saved[key]));
  const results = await Promise.all(due.map((step) => store(step, draft)));
  return {
    saved: Object.assign({ ...saved }, ...results.map(({ stored }) => stored)) as JournalSettings,
    failures: results.flatMap(({ failures }) => failures),
  };
}

async function store({ path, keys, failure }: Step, draft: JournalSettings) {
  const body = Object.fromEntries(keys.map((key) => [key, draft[key]]));
  const failures: SaveFailure[] = [];
  try {
    await callApi(path, { method: "PATCH", body });
    return { stored: body, failures };
  } catch (error) {
    return { stored: {}, failures: [{ text: failure, error }] };
  }
}
