import { accountMail, provePassword } from "~/features/accounts/server/public.server";
import { announceMails } from "~/features/mail/server/public.server";
import { planFrom } from "~/server/db/reminder-plans";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { AppError } from "~/shared/errors";
import { DELETION_GRACE_DAYS } from "~/shared/vocabulary";
import type { DeletionInput, PlannedDeletion } from "../contract";
import { cancelDeletion, planDeletion } from "./deletion.repository.server";

const DAY = 24 * 3_600_000;

interface PlanDeletionOptions {
  user: SessionUser;
  input: DeletionInput;
  /** The network address of the call. */
  address: string;
  /** The app's origin, for the link in the mail. */
  origin: string;
}

/**
 * Plans the deletion of an account in 7 days, ends all its sessions, pauses its reminders and sends a mail about it.
 * Another call keeps the first date. Accounts that only use a provider need no password. Throws `bad_request` for a wrong password and
 * `too_many_requests` while throttled.
 */
export async function planAccountDeletion(
  services: Services,
  { user, input, address, origin }: PlanDeletionOptions,
): Promise<PlannedDeletion> {
  const { password } = input;
  const proven = await provePassword(services, { user, password, field: "password", address });
  const now = services.clock.now();
  const dueAt = new Date(now.getTime() + DELETION_GRACE_DAYS * DAY).toISOString();
  const mail = accountMail("deletion-planned", { email: user.email, origin, dueAt }, now);
  const deletionDueAt = await planDeletion(services.catalog, { userId: user.id, dueAt, mail });
  announceMails(services, [mail]);
  await pauseReminders(services, user);
  await proven?.forgive();
  return { deletionDueAt };
}

/** Cancels a planned deletion and resumes the reminders. Throws `conflict` when it has started. */
export async function cancelAccountDeletion(services: Services, user: SessionUser): Promise<void> {
  if (!(await cancelDeletion(services.catalog, user.id))) {
    throw new AppError("conflict", "This account is already being deleted.");
  }
  await planFrom(services.journal(user.journalShard), user.id, services.clock.now().getTime());
}

/** Pauses the reminders; the deletion is planned by now, with which none is sent even if this fails. */
async function pauseReminders({ journal, report }: Services, user: SessionUser): Promise<void> {
  try {
    await planFrom(journal(user.journalShard), user.id, null);
  } catch {
    report("WARN", "reminders-not-paused", { shard: user.journalShard });
  }
}
