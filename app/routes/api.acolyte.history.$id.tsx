import { idParams } from "~/features/companion/contract";
import { deleteHistoryItem } from "~/features/companion/server/history.server";
import { api, call } from "~/http/kit.server";

export const loader = api({
  DELETE: call({ params: idParams }, async ({ services, user, params: { id } }) => {
    await deleteHistoryItem(services, { user, id });
    return { message: "Removed from your history", id };
  }),
});
export const action = loader;
