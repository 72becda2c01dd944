import { idParams } from "~/features/companion/contract";
import { stopAnswer } from "~/features/companion/server/attach-to-answer.server";
import { api, call } from "~/http/kit.server";

export const loader = api({
  POST: call({ params: idParams }, ({ services, user, params }) =>
    stopAnswer(services, { user, id: params.id }),
  ),
});
export const action = loader;
