import { updateIntentionSchema } from "~/features/journal/contract";
import { deleteIntention, updateIntention } from "~/features/journal/server/intentions.server";
import { apiAction, apiLoader, call } from "~/server/http/kit.server";
import { idParams } from "~/shared/paging";

export const loader = apiLoader({ allow: ["PATCH", "DELETE"] });

export const action = apiAction({
  PATCH: call({ params: idParams, body: updateIntentionSchema }, ({ services, user, params, body }) =>
    updateIntention(services, { user, id: params.id, input: body }),
  ),
  DELETE: call({ params: idParams }, async ({ services, user, params: { id } }) => {
    await deleteIntention(services, { user, id });
    return { message: "Intention deleted", id };
  }),
});
