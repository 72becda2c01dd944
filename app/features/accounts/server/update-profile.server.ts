import { announceMails } from "~/features/mail/server/public.server";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { latestLocalDate } from "~/shared/dates";
import { AppError } from "~/shared/errors";
import type { UpdateProfileInput, User } from "../contract";
import { type UserChanges, updateUser } from "./accounts.repository.server";
import { changeEmail, emailTaken } from "./change-email.server";
import { toSessionUser, toUser } from "./to-user.server";

/**
 * Changes the members of the profile that are present, all or none, and gives the user as stored then; a new e-mail
 * may have to be confirmed first. Throws `bad_request` for a birth date in the future, `conflict` for an e-mail that
 * another account has, `too_many_requests` when it is changed over and over.
 */
export async function updateProfile(
  services: Services,
  { user, input, origin }: { user: SessionUser; input: UpdateProfileInput; origin: string },
): Promise<User> {
  const now = services.clock.now();
  if (input.birthDate && input.birthDate > latestLocalDate(now)) {
    const message = "A birth date cannot be in the future.";
    throw new AppError("bad_request", message, { issues: [{ path: "birthDate", message }] });
  }
  const { email, ...rest } = input;
  const change = await changeEmail(services, { user, email, origin, now });
  const changes = { ...toChanges(rest), ...change.changes, updatedAt: now.toISOString() };
  const row = await updateUser(services.catalog, user.id, changes, change.mails);
  if (!row) throw emailTaken();
  if (change.mails.length > 0) announceMails(services, change.mails);
  return toUser(toSessionUser(row), now);
}

/** An absent member stays absent; what is emptied becomes the column's own empty value. */
function toChanges(input: Omit<UpdateProfileInput, "email">): UserChanges {
  const { location, zipCode, favoriteSaint, birthDate, bio, phoneNumber, liturgicalOptions, ...rest } = input;
  return {
    ...rest,
    ...(location !== undefined && { location: location ?? "" }),
    ...(zipCode !== undefined && { zipCode: zipCode ?? "" }),
    // 'No preference' is sent as null, 'none' or nothing.
    ...(favoriteSaint !== undefined && {
      favoriteSaint: favoriteSaint === "none" ? null : favoriteSaint || null,
    }),
    ...(birthDate !== undefined && { birthDate: birthDate || null }),
    ...(bio !== undefined && { bio: bio ?? "" }),
    ...(phoneNumber !== undefined && { phoneNumber: phoneNumber ?? "" }),
    // What is undefined is left out of the statement.
    liturgicalCalendar: liturgicalOptions?.calendar,
    epiphanyDay: liturgicalOptions?.epiphany,
    ascensionDay: liturgicalOptions?.ascension,
    corpusChristiDay: liturgicalOptions?.corpusChristi,
  };
}
