import { finishGuideSchema } from "~/features/prayers/domain/call-schemas";
import { finishGuide } from "~/features/prayers/server/finish-guide.server";
import { apiAction, apiLoader, call } from "~/http/kit.server";

export const loader = apiLoader({ allow: ["POST"] });

export const action = apiAction({
  POST: call({ body: finishGuideSchema }, ({ services, user, body }) =>
    finishGuide(services, { user, guide: body.guide }),
  ),
});
