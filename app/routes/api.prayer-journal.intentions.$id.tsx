import { updateIntentionSchema } from "~/features/journal/contract";
import { deleteIntention, updateIntention } from "~/features/journal/server/intentions.server";
import { api, call } from "~/http/kit.server";
import { idParams } from "~/shared/paging";

export const loader = api({
  PATCH: call({ params: idParams, body: updateIntentionSchema }, ({ services, user, params, body }) =>
    updateIntention(services, { user, id: params.id, input: body }),
  ),
  DELETE: call({ params: idParams }, async ({ services, user, params: { id } }) => {
    await deleteIntention(services, { user, id });
    return { message: "Intention deleted", id };
  }),
});
export const action = loader;
