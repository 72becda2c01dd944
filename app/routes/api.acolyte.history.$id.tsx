import { idParams } from "~/features/companion/contract";
import { deleteHistoryItem } from "~/features/companion/server/history.server";
import { apiAction, apiLoader, call } from "~/http/kit.server";

export const loader = apiLoader({ allow: ["DELETE"] });

export const action = apiAction({
  DELETE: call({ params: idParams }, async ({ services, user, params: { id } }) => {
    await deleteHistoryItem(services, { user, id });
    return { message: "Removed from your history", id };
  }),
});
