import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { AppError } from "~/shared/errors";
import { confirmNewEmail, verifyEmail } from "./account-links.repository.server";
import { emailTaken } from "./change-email.server";
import { EMAIL_PURPOSES, findMailedLink } from "./find-link.server";
import { isOperatorAddress } from "./is-operator.server";

/**
 * Uses up a link that proves an e-mail address: it is noted as proven, or takes the place of the one before. Gives the
 * address; null when the link is over. Throws `conflict` when another account has taken the address meanwhile,
 * `forbidden` when the link would make an operator and its account is not signed in: a stranger who gave an operator's
 * address as their own must not be made one by the operator's click.
 */
export async function confirmEmail(
  services: Services,
  { token, user }: { token: string | undefined; user: SessionUser | null },
): Promise<{ email: string } | null> {
  const link = await findMailedLink(services, { token, purposes: EMAIL_PURPOSES });
  if (!link) return null;
  if (isOperatorAddress(services, link.email) && user?.id !== link.userId) {
    throw new AppError(
      "forbidden",
      "Please sign in to the account that asked for this link, then open it again. If you did not ask for it, leave it alone.",
    );
  }
  const confirm = link.purpose === "verify-email" ? verifyEmail : confirmNewEmail;
  const confirmed = await confirm(services.catalog, link, services.clock.now().toISOString());
  if (confirmed === "taken") throw emailTaken();
  return confirmed ? { email: link.email } : null;
}
