import type { Services } from "~/server/ports/services";
import { confirmNewEmail, verifyEmail } from "./account-links.repository.server";
import { emailTaken } from "./change-email.server";
import { EMAIL_PURPOSES, findMailedLink } from "./find-link.server";

/**
 * Uses up a link that proves an e-mail address: it is noted as proven, or takes the place of the one before. Gives the
 * address; null when the link is over. Throws `conflict` when another account has taken the address meanwhile.
 */
export async function confirmEmail(
  services: Services,
  token: string | undefined,
): Promise<{ email: string } | null> {
  const link = await findMailedLink(services, { token, purposes: EMAIL_PURPOSES });
  if (!link) return null;
  const confirm = link.purpose === "verify-email" ? verifyEmail : confirmNewEmail;
  const confirmed = await confirm(services.catalog, link, services.clock.now().toISOString());
  if (confirmed === "taken") throw emailTaken();
  return confirmed ? { email: link.email } : null;
}
