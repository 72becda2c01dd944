import { moodInsightsSchema } from "~/features/companion/domain/call-schemas";
import { writeInsights } from "~/features/companion/server/write-insights.server";
import { apiAction, apiLoader, call } from "~/server/http/kit.server";

export const loader = apiLoader({ allow: ["POST"] });

export const action = apiAction({
  POST: call({ body: moodInsightsSchema }, ({ services, user }) => writeInsights(services, user)),
});
