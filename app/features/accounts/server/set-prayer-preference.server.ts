import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { AppError } from "~/shared/errors";
import type { PrayerStyle, User } from "../contract";
import { updateUser } from "./accounts.repository.server";
import { toSessionUser, toUser } from "./to-user.server";

/** Stores the style or the length that prayers are written in and gives the user as stored then. */
export async function setPrayerPreference(
  services: Services,
  {
    user,
    preference,
  }: { user: SessionUser; preference: { prayerStyle: PrayerStyle } | { prayerLength: number } },
): Promise<User> {
  const now = services.clock.now();
  const row = await updateUser(services.catalog, user.id, { ...preference, updatedAt: now.toISOString() });
  if (!row) throw new AppError("unauthorized", "Unauthorized");
  return toUser(toSessionUser(row), now);
}
