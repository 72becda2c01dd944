import { updatePrayerSchema } from "~/features/prayers/contract";
import { deletePrayer, updatePrayer } from "~/features/prayers/server/manage-prayers.server";
import { api, call } from "~/http/kit.server";
import { idParams } from "~/shared/paging";

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
