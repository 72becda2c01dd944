import { deletionSchema } from "~/features/archive/contract";
import { cancelAccountDeletion, planAccountDeletion } from "~/features/archive/server/plan-deletion.server";
import { forgetSession } from "~/http/cookies.server";
import { api, call, jsonResponse } from "~/http/kit.server";
import { appOrigin, clientAddress } from "~/http/request.server";

export const loader = api({
  POST: call({ body: deletionSchema }, async ({ services, user, body, request }) => {
    const planned = await planAccountDeletion(services, {
      user,
      input: body,
      address: clientAddress(request),
      origin: appOrigin(services, request),
    });
    return jsonResponse(planned, 200, { "Set-Cookie": forgetSession(request) });
  }),
  DELETE: call({}, async ({ services, user }) => {
    await cancelAccountDeletion(services, user);
    return { message: "Your account stays. Welcome back." };
  }),
});
export const action = loader;
