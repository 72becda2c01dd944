import { updateProfileSchema } from "~/features/accounts/contract";
import { updateProfile } from "~/features/accounts/server/update-profile.server";
import { appOrigin } from "~/server/http/app-origin.server";
import { apiAction, apiLoader, call } from "~/server/http/kit.server";

export const loader = apiLoader({ allow: ["PATCH"] });

export const action = apiAction({
  PATCH: call({ body: updateProfileSchema }, ({ services, user, body, request }) =>
    updateProfile(services, { user, input: body, origin: appOrigin(services, request) }),
  ),
});
