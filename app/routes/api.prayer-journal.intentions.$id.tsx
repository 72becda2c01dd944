import { idParams, updateIntentionSchema } from "~/features/journal/domain/call-schemas";
import { deleteIntention } from "~/features/journal/server/delete-intention.server";
import { updateIntention } from "~/features/journal/server/update-intention.server";
import { apiAction, apiLoader, call } from "~/http/kit.server";

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
