import { idParams } from "~/features/companion/contract";
import { attachToAnswer } from "~/features/companion/server/attach-to-answer.server";
import { api, call } from "~/http/kit.server";
import { streamResponse } from "~/http/responses.server";

export const loader = api({
  GET: call({ params: idParams }, async ({ services, user, params }) =>
    streamResponse(await attachToAnswer(services, { user, id: params.id })),
  ),
});
export const action = loader;
