import { prayerStyleSchema } from "~/features/accounts/contract";
import { setPrayerPreference } from "~/features/accounts/server/update-profile.server";
import { api, call } from "~/http/kit.server";

export const loader = api({
  PATCH: call({ body: prayerStyleSchema }, ({ services, user, body }) =>
    setPrayerPreference(services, { user, preference: body }),
  ),
});
export const action = loader;
