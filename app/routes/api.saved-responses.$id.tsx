import { updateResponseSchema } from "~/features/library/contract";
import { getSaved } from "~/features/library/server/list-saved.server";
import { deleteResponse, updateResponse } from "~/features/library/server/manage-saved.server";
import { api, call } from "~/http/kit.server";
import { idParams } from "~/shared/paging";

export const loader = api({
  GET: call({ params: idParams }, ({ services, user, params }) =>
    getSaved(services, { user, id: params.id }),
  ),
  PATCH: call({ params: idParams, body: updateResponseSchema }, ({ services, user, params, body }) =>
    updateResponse(services, { user, id: params.id, input: body }),
  ),
  DELETE: call({ params: idParams }, async ({ services, user, params: { id } }) => {
    await deleteResponse(services, { user, id });
    return { message: "Response deleted successfully", id };
  }),
});
export const action = loader;
