import { changePasswordSchema } from "~/features/accounts/contract";
import { changePassword } from "~/features/accounts/server/change-password.server";
import { keepSession } from "~/http/cookies.server";
import { api, call, jsonResponse } from "~/http/kit.server";
import { appOrigin, senderOf } from "~/http/request.server";

export const loader = api({
  POST: call({ body: changePasswordSchema }, async ({ services, user, body, request }) => {
    const { token } = await changePassword(services, {
      user,
      input: body,
      ...senderOf(request),
      origin: appOrigin(services, request),
    });
    const message = "Your password has been changed. Every other device has been signed out.";
    return jsonResponse({ message }, 200, { "Set-Cookie": keepSession(request, token) });
  }),
});
export const action = loader;
