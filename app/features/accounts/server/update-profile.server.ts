import { announceMails } from "~/features/mail/server/public.server";
import type { NewMailRow } from "~/server/db/outbox";
import { copyPlanColumns } from "~/server/db/reminder-plans";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { latestLocalDate } from "~/shared/dates";
import { AppError, fieldError } from "~/shared/errors";
import type { PrayerStyle, UpdateProfileInput, User } from "../contract";
import { NO_SAINT } from "../domain/profile-options";
import { accountMail } from "./account-mails.server";
import { findAccount, type UserChanges, updateUser } from "./accounts.repository.server";
import { needsConfirmation } from "./address-proof.server";
import { countOwnLink } from "./throttle.server";
import { toSessionUser, toUser } from "./to-user.server";

/**
 * Changes the given members of the profile, all or none, and returns the stored user; a new e-mail may have to be
 * confirmed first. Throws `bad_request` for a birth date in the future, `conflict` for another account's e-mail,
 * `too_many_requests` when it is changed over and over.
 */
export async function updateProfile(
  services: Services,
  { user, input, origin }: { user: SessionUser; input: UpdateProfileInput; origin: string },
): Promise<User> {
  const now = services.clock.now();
  if (input.birthDate && input.birthDate > latestLocalDate(now)) {
    throw fieldError("birthDate", "A birth date cannot be in the future.");
  }
  const { email, ...rest } = input;
  const change = await changeEmail(services, { user, email, origin, now });
  const changes = { ...toChanges(rest), ...change.changes, updatedAt: now.toISOString() };
  const row = await updateUser(services.catalog, user.id, changes, change.mails);
  if (!row) throw emailTaken();
  if (change.mails.length > 0) announceMails(services, change.mails);
  const { timezone, notificationPreference, pushNotificationEnabled } = input;
  if ([timezone, notificationPreference, pushNotificationEnabled].some((column) => column !== undefined)) {
    await copyPlanColumns(services.journal(row.journalShard), row, now);
  }
  return toUser(toSessionUser(row), now);
}

/** Stores the style or the length of generated prayers and returns the stored user. */
export function setPrayerPreference(
  services: Services,
  {
    user,
    preference,
  }: { user: SessionUser; preference: { prayerStyle: PrayerStyle } | { prayerLength: number } },
): Promise<User> {
  return change(services, user, preference);
}

/** Drops a new address that is not confirmed yet, and with it its link. */
export function forgetNewEmail(services: Services, user: SessionUser): Promise<User> {
  return change(services, user, { pendingEmail: null });
}

async function change(services: Services, { id }: { id: string }, changes: UserChanges): Promise<User> {
  const now = services.clock.now();
  const row = await updateUser(services.catalog, id, { ...changes, updatedAt: now.toISOString() });
  if (!row) throw new AppError("unauthorized", "Unauthorized");
  return toUser(toSessionUser(row), now);
}

/** Returns the columns to change: an absent member stays absent, an emptied one becomes the column's empty value. */
function toChanges(input: Omit<UpdateProfileInput, "email">): UserChanges {
  const { location, zipCode, favoriteSaint, birthDate, bio, phoneNumber, liturgicalOptions, ...rest } = input;
  const textOf = (value: string | null | undefined) => (value === null ? "" : value);
  const orNull = (value: string | null | undefined) => (value === "" ? null : value);
  // drizzle leaves undefined columns out of the statement.
  return {
    ...rest,
    location: textOf(location),
    zipCode: textOf(zipCode),
    bio: textOf(bio),
    phoneNumber: textOf(phoneNumber),
    // 'No preference' is sent as null, 'none' or an empty text.
    favoriteSaint: orNull(favoriteSaint === NO_SAINT ? null : favoriteSaint),
    birthDate: orNull(birthDate),
    liturgicalCalendar: liturgicalOptions?.calendar,
    epiphanyDay: liturgicalOptions?.epiphany,
    ascensionDay: liturgicalOptions?.ascension,
    corpusChristiDay: liturgicalOptions?.corpusChristi,
  };
}

/**
 * Returns the changes for a requested new e-mail, and the mails to order with them. Where mails are real, and for an
 * operator's address everywhere, the new address waits for its confirmation and a mail warns the old one; otherwise it
 * changes at once. Throws `conflict` for another account's address, `too_many_requests` when it is changed repeatedly.
 */
async function changeEmail(
  services: Services,
  { user, email, origin, now }: { user: SessionUser; email: string | undefined; origin: string; now: Date },
): Promise<{ changes: UserChanges; mails: NewMailRow[] }> {
  if (email === undefined || email === user.email || email === user.pendingEmail) {
    return { changes: {}, mails: [] };
  }
  await countOwnLink(services, user.id);
  const notice = { email: user.email, newEmail: email, origin };
  const link = { userId: user.id, email, origin };
  if (!needsConfirmation(services, email)) {
    return {
      changes: { email, pendingEmail: null, emailVerifiedAt: null },
      mails: [accountMail("email-changed", notice, now), accountMail("verify-email", link, now)],
    };
  }
  if (await findAccount(services.catalog, { email })) throw emailTaken();
  return {
    changes: { pendingEmail: email },
    mails: [accountMail("confirm-new-email", link, now), accountMail("email-change-asked", notice, now)],
  };
}

/** Returns the refusal of another account's address. */
export function emailTaken(): AppError {
  return fieldError("email", "Another account already uses this e-mail address.", "conflict");
}
