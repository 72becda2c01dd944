import { deletionSchema } from "~/features/archive/contract";
import { cancelAccountDeletion, planAccountDeletion } from "~/features/archive/server/plan-deletion.server";
import { appOrigin } from "~/server/http/app-origin.server";
import { clientAddress } from "~/server/http/client-address.server";
import { apiAction, apiLoader, call, jsonResponse } from "~/server/http/kit.server";
import { forgetSession } from "~/server/http/session-cookie.server";

export const loader = apiLoader({ allow: ["POST", "DELETE"] });

export const action = apiAction({
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
