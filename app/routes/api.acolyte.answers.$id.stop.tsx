import { idParams } from "~/features/companion/contract";
import { stopAnswer } from "~/features/companion/server/attach-to-answer.server";
import { apiAction, apiLoader, call } from "~/http/kit.server";

export const loader = apiLoader({ allow: ["POST"] });

export const action = apiAction({
  POST: call({ params: idParams }, ({ services, user, params }) =>
    stopAnswer(services, { user, id: params.id }),
  ),
});
