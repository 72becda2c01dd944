import { updatePrayerSchema } from "~/features/prayers/contract";
import { deletePrayer, updatePrayer } from "~/features/prayers/server/manage-prayers.server";
import { apiAction, apiLoader, call } from "~/server/http/kit.server";
import { idParams } from "~/shared/paging";

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
