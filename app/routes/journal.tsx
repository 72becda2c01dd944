import type { MetaFunction } from "@remix-run/cloudflare";
import { readAccess } from "~/features/companion/server/companion-status.server";
import { personalizedGreeting } from "~/features/companion/server/personalized-greeting.server";
import { isWritableDate } from "~/features/journal/domain/entry-date";
import { type JournalQuery, journalQuery, toListQuery } from "~/features/journal/domain/screen-queries";
import { loadJournal } from "~/features/journal/server/load-journal.server";
import { loadMoodHistory } from "~/features/journal/server/load-mood-history.server";
import { loadEntry } from "~/features/journal/server/read-entries.server";
import { loadSearch } from "~/features/journal/server/search-entries.server";
import type { JournalMode, JournalView } from "~/features/journal/ui/journal-mode";
import { JournalScreen } from "~/features/journal/ui/journal-screen";
import { useScreenData } from "~/features/shell/ui/use-loaded-data";
import { readQuotation } from "~/features/texts/server/public.server";
import { screenLoader } from "~/http/kit.server";
import { latestLocalDate, localDateIn } from "~/shared/dates";

export { ErrorScreen as ErrorBoundary } from "~/features/shell/ui/error-screen";

const TITLES: Record<JournalMode, string> = {
  list: "Journal",
  entry: "Journal entry",
  edit: "Edit entry",
  new: "New entry",
  journey: "Spiritual journey",
  search: "Search",
};

export const handle = {
  failed: ["Failed to fetch entries"],
  back: { to: "/journal", label: "Back to Journal" },
};

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data && "mode" in data ? TITLES[data.mode] : TITLES.list} · Acolyte` },
];

export const loader = screenLoader(
  { query: journalQuery },
  async ({ services, user, query }): Promise<JournalView> => {
    const companion = readAccess(services, user);
    switch (modeOf(query, user.moodTrackingEnabled)) {
      case "entry":
        return { mode: "entry", entry: await loadEntry(services, { user, id: query.entry! }) };
      case "edit": {
        const { entry } = await loadEntry(services, { user, id: query.entry! });
        if (entry.deletedAt !== null)
          return { mode: "entry", entry: { entry, previousId: null, nextId: null } };
        return { mode: "edit", entry, moodTrackingEnabled: user.moodTrackingEnabled, companion };
      }
      case "new": {
        const { moodTrackingEnabled, greetingPreference, timezone } = user;
        const now = services.clock.now();
        const date = isWritableDate(query.date, latestLocalDate(now)) ? query.date : null;
        const today = localDateIn(timezone, now);
        const inspiration = companion ? personalizedGreeting(services, user).inspiration : "";
        const preferences = { moodTrackingEnabled, greetingPreference };
        const quotation = await readQuotation(services, query.passage);
        return { mode: "new", draft: { today, date, inspiration, ...preferences, companion, quotation } };
      }
      case "journey":
        return { mode: "journey", history: await loadMoodHistory(services, { user }), companion };
      case "search":
        return { mode: "search", search: await loadSearch(services, { user, ...query }) };
      case "list": {
        const list = await loadJournal(services, { user, ...toListQuery(query) });
        return { mode: "list", list: { ...list, latestDate: latestLocalDate(services.clock.now()) } };
      }
    }
  },
);

function modeOf(query: JournalQuery, hasMoods: boolean): JournalMode {
  if (query.entry) return query.edit === "true" ? "edit" : "entry";
  if (query.new === "true") return "new";
  if (query.search !== undefined) return "search";
  return query.panel === "journey" && hasMoods ? "journey" : "list";
}

export default function JournalRoute() {
  return <JournalScreen view={useScreenData<typeof loader>()} />;
}
