import { shownRange } from "~/features/calendar/domain/month-grid";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { localDateIn } from "~/shared/dates";
import { cutPage } from "~/shared/paging";
import { JOURNAL_LIMITS, type JournalListView } from "../contract";
import type { JournalScreenQuery } from "../domain/screen-queries";
import { readListScreen } from "./entries.repository.server";
import { toDayCounts } from "./entry-rows.server";

/** Loads the journal screen's list, in one round trip. Throws 400 for an unknown cursor. */
export async function loadJournal(
  services: Services,
  args: { user: SessionUser } & JournalScreenQuery,
): Promise<JournalListView> {
  const { user, filter, before, calendar } = args;
  const today = localDateIn(user.timezone, services.clock.now());
  const anchorDate = filter === "deleted" ? null : (args.date ?? null);
  const calendarRange = shownRange(calendar, args.calendarDate ?? anchorDate ?? today);
  const limit = JOURNAL_LIMITS.screenPageSize;
  const page = { filter, limit: limit + 1, before: before ?? null, fromDate: anchorDate };
  const shown = await readListScreen(services.nearJournal(user.journalShard), user.id, page, calendarRange);
  const { items, next } = cutPage(shown, limit);
  return {
    filter,
    entries: items,
    nextCursor: next,
    anchorDate,
    dayCounts: toDayCounts(shown.dayCounts),
    calendarRange,
    totals: { active: shown.streak?.totalEntries ?? 0, deleted: shown.streak?.deletedEntries ?? 0 },
    activeIntentions: shown.activeIntentions,
    today,
    moodTrackingEnabled: user.moodTrackingEnabled,
  };
}
