import { sessionParams } from "~/features/accounts/contract";
import { endSession } from "~/features/accounts/server/sessions.server";
import { forgetSession } from "~/http/cookies.server";
import { api, call, jsonResponse } from "~/http/kit.server";

/** DELETE signs one device out; the browser that asks forgets its cookie when it is that one. */
export const loader = api({
  DELETE: call({ params: sessionParams }, async ({ services, user, tokenHash, params, request }) => {
    const { isCurrent } = await endSession(services, { id: params.id, userId: user.id, tokenHash });
    const message = isCurrent ? "You have been signed out." : "This device has been signed out.";
    return jsonResponse({ message }, 200, isCurrent ? { "Set-Cookie": forgetSession(request) } : {});
  }),
});
export const action = loader;
