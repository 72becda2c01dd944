import { endOtherSessions, listSessions } from "~/features/accounts/server/sessions.server";
import { apiAction, apiLoader, call } from "~/http/kit.server";

/** The devices that the user is signed in on. */
export const loader = apiLoader(
  call({}, ({ services, user, tokenHash }) => listSessions(services, { userId: user.id, tokenHash })),
);

/** DELETE signs every other device out. */
export const action = apiAction(
  {
    DELETE: call({}, async ({ services, user, tokenHash }) => {
      await endOtherSessions(services, { userId: user.id, tokenHash });
      return { message: "Every other device has been signed out." };
    }),
  },
  ["GET"],
);
