import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { latestLocalDate } from "~/shared/dates";
import { AppError } from "~/shared/errors";
import type { UpdateProfileInput, User } from "../contract";
import { type UserChanges, updateUser } from "./accounts.repository.server";
import { toSessionUser, toUser } from "./to-user.server";

/**
 * Changes the members of the profile that are present, all or none, and gives the user as stored then. Throws
 * `bad_request` for a birth date in the future and `conflict` for an e-mail that another account has.
 */
export async function updateProfile(
  services: Services,
  { user, input }: { user: SessionUser; input: UpdateProfileInput },
): Promise<User> {
  const now = services.clock.now();
  if (input.birthDate && input.birthDate > latestLocalDate(now)) {
    const message = "A birth date cannot be in the future.";
    throw new AppError("bad_request", message, { issues: [{ path: "birthDate", message }] });
  }
  const changes = { ...toChanges(input), updatedAt: now.toISOString() };
  const row = await updateUser(services.catalog, user.id, changes);
  if (!row) {
    const message = "Another account already uses this e-mail address.";
    throw new AppError("conflict", message, { issues: [{ path: "email", message }] });
  }
  return toUser(toSessionUser(row));
}

/** An absent member stays absent; what is emptied becomes the column's own empty value. */
function toChanges(input: UpdateProfileInput): UserChanges {
  const { location, zipCode, favoriteSaint, birthDate, bio, phoneNumber, ...rest } = input;
  return {
    ...rest,
    ...(location !== undefined && { location: location ?? "" }),
    ...(zipCode !== undefined && { zipCode: zipCode ?? "" }),
    // 'No preference' is sent as null, 'none' or nothing (SPEC section 5).
    ...(favoriteSaint !== undefined && {
      favoriteSaint: favoriteSaint === "none" ? null : favoriteSaint || null,
    }),
    ...(birthDate !== undefined && { birthDate: birthDate || null }),
    ...(bio !== undefined && { bio: bio ?? "" }),
    ...(phoneNumber !== undefined && { phoneNumber: phoneNumber ?? "" }),
  };
}
