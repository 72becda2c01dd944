import { type NewMailRow, newMail } from "~/features/mail/server/public.server";

/** The mails about an account and what each row of the outbox holds of them; `email` is where it goes. */
export interface AccountMails {
  "verify-email": { userId: string; email: string; origin: string };
  "confirm-new-email": { userId: string; email: string; origin: string };
  /** The address as it was typed, whether an account has it or not: that is looked up when the mail is sent. */
  "reset-password": { email: string; origin: string };
  "password-changed": { email: string; origin: string };
  "email-change-asked": { email: string; newEmail: string; origin: string };
  "deletion-planned": { email: string; origin: string; dueAt: string };
  "provider-linked": { email: string; provider: string; origin: string };
  "email-changed": { email: string; newEmail: string };
}

/** A mail about an account, as a row for the batch of the write that it tells of. */
export function accountMail<Kind extends keyof AccountMails>(
  kind: Kind,
  payload: AccountMails[Kind],
  now: Date,
): NewMailRow {
  return newMail(kind, { ...payload }, now);
}
