import { idParams, updateResponseSchema } from "~/features/library/domain/call-schemas";
import { deleteResponse, updateResponse } from "~/features/library/server/change-response.server";
import { getSaved } from "~/features/library/server/list-saved.server";
import { apiAction, apiLoader, call } from "~/http/kit.server";

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
