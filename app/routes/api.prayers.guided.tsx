import { finishGuideSchema } from "~/features/prayers/domain/call-schemas";
import { finishGuide } from "~/features/prayers/server/finish-guide.server";
import { api, call } from "~/http/kit.server";

export const loader = api({
  POST: call({ body: finishGuideSchema }, ({ services, user, body }) =>
    finishGuide(services, { user, guide: body.guide }),
  ),
});
export const action = loader;
