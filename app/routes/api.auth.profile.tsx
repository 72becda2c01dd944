import { updateProfileSchema } from "~/features/accounts/contract";
import { updateProfile } from "~/features/accounts/server/update-profile.server";
import { api, call } from "~/http/kit.server";
import { appOrigin } from "~/http/request.server";

export const loader = api({
  PATCH: call({ body: updateProfileSchema }, ({ services, user, body, request }) =>
    updateProfile(services, { user, input: body, origin: appOrigin(services, request) }),
  ),
});
export const action = loader;
