import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { localDateIn } from "~/shared/dates";
import type { EditProfileView } from "../contract";
import { addressConfirmation } from "./address-proof.server";
import { hasPassword as accountHasPassword } from "./has-password.server";
import { toUser } from "./to-user.server";

/** What the page to edit a profile starts from. Accounts that only use a provider have no password to change. */
export async function loadEditProfile(services: Services, user: SessionUser): Promise<EditProfileView> {
  const hasPassword = await accountHasPassword(services, user);
  const now = services.clock.now();
  return {
    user: toUser(user, now),
    hasPassword,
    confirmsEmail: services.settings.mail.isReal,
    confirmation: addressConfirmation(services, user),
    today: localDateIn(user.timezone, now),
  };
}
