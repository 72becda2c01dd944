import { finishGuideSchema } from "~/features/prayers/contract";
import { finishGuide } from "~/features/prayers/server/guided-prayers.server";
import { api, call } from "~/http/kit.server";

export const loader = api({
  POST: call({ body: finishGuideSchema }, ({ services, user, body }) =>
    finishGuide(services, { user, guide: body.guide }),
  ),
});
export const action = loader;
