import { idParams, updatePrayerSchema } from "~/features/prayers/domain/call-schemas";
import { deletePrayer, updatePrayer } from "~/features/prayers/server/change-prayer.server";
import { api, call } from "~/http/kit.server";

export const loader = api({
  PATCH: call({ params: idParams, body: updatePrayerSchema }, ({ services, user, params, body }) =>
    updatePrayer(services, { user, id: params.id, input: body }),
  ),
  DELETE: call({ params: idParams }, async ({ services, user, params: { id } }) => {
    await deletePrayer(services, { user, id });
    return { message: "Prayer deleted", id };
  }),
});
export const action = loader;
