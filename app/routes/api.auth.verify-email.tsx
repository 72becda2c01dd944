import { sendLinkAgain } from "~/features/accounts/server/confirm-email.server";
import { forgetNewEmail } from "~/features/accounts/server/update-profile.server";
import { api, call } from "~/http/kit.server";
import { appOrigin } from "~/http/request.server";

/** POST sends the link again that confirms the user's address, DELETE forgets a new address that waits. */
export const loader = api({
  POST: call({}, ({ services, user, request }) =>
    sendLinkAgain(services, { user, origin: appOrigin(services, request) }),
  ),
  DELETE: call({}, ({ services, user }) => forgetNewEmail(services, user)),
});
export const action = loader;
