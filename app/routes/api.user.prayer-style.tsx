import { prayerStyleSchema } from "~/features/accounts/contract";
import { setPrayerPreference } from "~/features/accounts/server/update-profile.server";
import { apiAction, apiLoader, call } from "~/http/kit.server";

export const loader = apiLoader({ allow: ["PATCH"] });

export const action = apiAction({
  PATCH: call({ body: prayerStyleSchema }, ({ services, user, body }) =>
    setPrayerPreference(services, { user, preference: body }),
  ),
});
