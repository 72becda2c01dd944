import { updateProfileSchema } from "~/features/accounts/contract";
import { updateProfile } from "~/features/accounts/server/update-profile.server";
import { apiAction, apiLoader, call } from "~/server/http/kit.server";

export const loader = apiLoader({ allow: ["PATCH"] });

export const action = apiAction({
  PATCH: call({ body: updateProfileSchema }, ({ services, user, body }) =>
    updateProfile(services, { user, input: body }),
  ),
});
