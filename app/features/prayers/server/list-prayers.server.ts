import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { AppError } from "~/shared/errors";
import { PRAYER_LIMITS, type Prayer, type PrayersView } from "../contract";
import type { ListPrayersQuery } from "../domain/call-schemas";
import { readPrayers } from "./prayers.repository.server";
import { toPrayer } from "./to-prayer.server";

/** A page of the user's prayers, newest first, and the id from which the next goes on. Throws 400 for an unknown cursor. */
export async function listPrayers(
  services: Services,
  { user, query }: { user: SessionUser; query: ListPrayersQuery },
): Promise<{ items: Prayer[]; next: string | null }> {
  const { limit, before = null } = query;
  const page = await readPrayers(services.catalog, { userId: user.id, limit: limit + 1, before });
  if (!page.isCursorKnown)
    throw new AppError("bad_request", "before must be the id of an item of this list.");
  const items = page.rows.slice(0, limit).map(toPrayer);
  return { items, next: page.found > items.length ? (items.at(-1)?.id ?? null) : null };
}

/** The newest page of the user's prayers. */
export async function loadPrayers(services: Services, user: SessionUser): Promise<PrayersView> {
  const query = { limit: PRAYER_LIMITS.pageSize };
  const { items: prayers, next } = await listPrayers(services, { user, query });
  return { prayers, next };
}
