import { endOtherSessions, listSessions } from "~/features/accounts/server/sessions.server";
import { api, call } from "~/http/kit.server";

/** The devices that the user is signed in on. */
export const loader = api({
  GET: call({}, ({ services, user, tokenHash }) => listSessions(services, { userId: user.id, tokenHash })),
  DELETE: call({}, async ({ services, user, tokenHash }) => {
    await endOtherSessions(services, { userId: user.id, tokenHash });
    return { message: "Every other device has been signed out." };
  }),
});
export const action = loader;
