import { countActivity } from "~/features/activity/server/public.server";
import { loadStatus } from "~/features/companion/server/public.server";
import { whileTextFits } from "~/server/db/stored-text.server";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { localDateIn } from "~/shared/dates";
import { AppError } from "~/shared/errors";
import { newId } from "~/shared/ids";
import { cutPage, PAGE_SIZE, type Page, type PageQuery } from "~/shared/paging";
import type { CollectionView, Prayer, SavePrayerInput, UpdatePrayerInput } from "../contract";
import { deletePrayerRow, insertPrayer, readPrayers, updatePrayerRow } from "./prayers.repository.server";

interface Which {
  user: SessionUser;
  id: string;
}

/** Returns a page of the user's prayers, newest first. Throws `bad_request` for an unknown cursor. */
export async function listPrayers(
  services: Services,
  { user, query }: { user: SessionUser; query: PageQuery },
): Promise<Page<Prayer>> {
  const { limit, before = null } = query;
  return cutPage(
    await readPrayers(services.nearJournal(user.journalShard), { userId: user.id, limit: limit + 1, before }),
    limit,
  );
}

/** Returns the prayer collection: the newest prayers, and the companion's remaining calls of the day. */
export async function loadCollection(services: Services, user: SessionUser): Promise<CollectionView> {
  const [prayers, status] = await Promise.all([
    listPrayers(services, { user, query: { limit: PAGE_SIZE } }),
    loadStatus(services, user),
  ]);
  const { prayerStyle, timezone } = user;
  return { prayers, status, prayerStyle, timezone };
}

/** Saves a prayer and counts it as written on the user's day. Throws `conflict` when there is no room for text. */
export async function savePrayer(
  services: Services,
  { user, input }: { user: SessionUser; input: SavePrayerInput },
): Promise<Prayer> {
  const journal = services.journal(user.journalShard);
  const now = services.clock.now();
  const createdAt = now.toISOString();
  const prayer: Prayer = { id: newId(), ...input, sharedWith: [], createdAt };
  const localDate = localDateIn(user.timezone, now);
  const count = countActivity(journal, { userId: user.id, localDate, activity: "prayers" });
  const row = { ...prayer, userId: user.id, updatedAt: createdAt };
  await whileTextFits("others", insertPrayer(journal, row, count));
  return prayer;
}

/** Changes a prayer of the user. Throws `not_found`, and `conflict` when there is no room for text. */
export async function updatePrayer(
  services: Services,
  { user, id, input }: Which & { input: UpdatePrayerInput },
): Promise<Prayer> {
  const updatedAt = services.clock.now().toISOString();
  const update = updatePrayerRow(
    services.journal(user.journalShard),
    { userId: user.id, id },
    { ...input, updatedAt },
  );
  return requirePrayer(await whileTextFits("others", update));
}

/** Deletes a prayer of the user. Throws `not_found`. */
export async function deletePrayer(services: Services, { user, id }: Which): Promise<void> {
  requirePrayer(await deletePrayerRow(services.journal(user.journalShard), { userId: user.id, id }));
}

/** Returns the prayer. Throws `not_found` without one. */
export function requirePrayer(prayer: Prayer | undefined): Prayer {
  if (!prayer) throw new AppError("not_found", "This prayer is not in your collection.");
  return prayer;
}
