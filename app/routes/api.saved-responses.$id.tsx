import { updateResponseSchema } from "~/features/library/contract";
import { getSaved } from "~/features/library/server/list-saved.server";
import { deleteResponse, updateResponse } from "~/features/library/server/manage-saved.server";
import { apiAction, apiLoader, call } from "~/server/http/kit.server";
import { idParams } from "~/shared/paging";

export const loader = apiLoader(
  call({ params: idParams }, ({ services, user, params }) => getSaved(services, { user, id: params.id })),
);

export const action = apiAction(
  {
    PATCH: call({ params: idParams, body: updateResponseSchema }, ({ services, user, params, body }) =>
      updateResponse(services, { user, id: params.id, input: body }),
    ),
    DELETE: call({ params: idParams }, async ({ services, user, params: { id } }) => {
      await deleteResponse(services, { user, id });
      return { message: "Response deleted successfully", id };
    }),
  },
  ["GET"],
);
