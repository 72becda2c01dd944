import { finishGuideSchema } from "~/features/prayers/contract";
import { finishGuide } from "~/features/prayers/server/guided-prayers.server";
import { apiAction, apiLoader, call } from "~/server/http/kit.server";

export const loader = apiLoader({ allow: ["POST"] });

export const action = apiAction({
  POST: call({ body: finishGuideSchema }, ({ services, user, body }) =>
    finishGuide(services, { user, guide: body.guide }),
  ),
});
