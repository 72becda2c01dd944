import { sendLinkAgain } from "~/features/accounts/server/confirm-email.server";
import { forgetNewEmail } from "~/features/accounts/server/update-profile.server";
import { appOrigin } from "~/server/http/app-origin.server";
import { apiAction, apiLoader, call } from "~/server/http/kit.server";

export const loader = apiLoader({ allow: ["POST", "DELETE"] });

/** POST sends the link again that confirms the user's address, DELETE forgets a new address that waits. */
export const action = apiAction({
  POST: call({}, ({ services, user, request }) =>
    sendLinkAgain(services, { user, origin: appOrigin(services, request) }),
  ),
  DELETE: call({}, ({ services, user }) => forgetNewEmail(services, user)),
});
