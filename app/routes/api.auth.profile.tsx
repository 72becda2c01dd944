import { updateProfileSchema } from "~/features/accounts/contract";
import { updateProfile } from "~/features/accounts/server/update-profile.server";
import { apiAction, apiLoader, call } from "~/http/kit.server";
import { appOrigin } from "~/http/request.server";

export const loader = apiLoader({ allow: ["PATCH"] });

export const action = apiAction({
  PATCH: call({ body: updateProfileSchema }, ({ services, user, body, request }) =>
    updateProfile(services, { user, input: body, origin: appOrigin(services, request) }),
  ),
});
