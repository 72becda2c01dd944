import { sendLinkAgain } from "~/features/accounts/server/confirm-email.server";
import { forgetNewEmail } from "~/features/accounts/server/update-profile.server";
import { apiAction, apiLoader, call } from "~/http/kit.server";
import { appOrigin } from "~/http/request.server";

export const loader = apiLoader({ allow: ["POST", "DELETE"] });

/** POST sends the link again that confirms the user's address, DELETE forgets a new address that waits. */
export const action = apiAction({
  POST: call({}, ({ services, user, request }) =>
    sendLinkAgain(services, { user, origin: appOrigin(services, request) }),
  ),
  DELETE: call({}, ({ services, user }) => forgetNewEmail(services, user)),
});
