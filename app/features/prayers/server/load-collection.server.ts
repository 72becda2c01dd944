import { loadStatus } from "~/features/companion/server/public.server";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import type { CollectionView } from "../contract";
import { loadPrayers } from "./list-prayers.server";

/** What the prayer collection shows a user: the newest of their prayers, and what the companion has left for the day. */
export async function loadCollection(services: Services, user: SessionUser): Promise<CollectionView> {
  const [page, status] = await Promise.all([loadPrayers(services, user), loadStatus(services, user)]);
  const { prayerStyle, timezone } = user;
  return { ...page, status, prayerStyle, timezone };
}
