import { idParams, updateIntentionSchema } from "~/features/journal/domain/call-schemas";
import { deleteIntention } from "~/features/journal/server/delete-intention.server";
import { updateIntention } from "~/features/journal/server/update-intention.server";
import { api, call } from "~/http/kit.server";

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
