import { idParams, updatePrayerSchema } from "~/features/prayers/domain/call-schemas";
import { deletePrayer, updatePrayer } from "~/features/prayers/server/change-prayer.server";
import { apiAction, apiLoader, call } from "~/http/kit.server";

export const loader = apiLoader({ allow: ["PATCH", "DELETE"] });

export const action = apiAction({
  PATCH: call({ params: idParams, body: updatePrayerSchema }, ({ services, user, params, body }) =>
    updatePrayer(services, { user, id: params.id, input: body }),
  ),
  DELETE: call({ params: idParams }, async ({ services, user, params: { id } }) => {
    await deletePrayer(services, { user, id });
    return { message: "Prayer deleted", id };
  }),
});
