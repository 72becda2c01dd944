import { accountMail, provePassword } from "~/features/accounts/server/public.server";
import { announceMails } from "~/features/mail/server/public.server";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { DELETION_GRACE_DAYS, type DeletionInput, type PlannedDeletion } from "../contract";
import { planDeletion } from "./deletion.repository.server";

const DAY = 24 * 3_600_000;

export interface PlanDeletionOptions {
  user: SessionUser;
  input: DeletionInput;
  /** The network address that the call comes from. */
  address: string;
  /** The app's origin, for the link in the mail. */
  origin: string;
}

/**
 * Plans the deletion of an account in 7 days, ends all its sessions and orders the mail that tells of it. Asked for
 * again, the first day stands. An account that only uses a provider has no password to ask for. Throws `bad_request`
 * for a wrong password, `too_many_requests` while throttled.
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
  await proven?.forgive();
  return { deletionDueAt };
}
