import { moodInsightsSchema } from "~/features/companion/contract";
import { writeInsights } from "~/features/companion/server/write-insights.server";
import { readRecent } from "~/features/journal/server/public.server";
import { apiAction, apiLoader, call } from "~/http/kit.server";

export const loader = apiLoader({ allow: ["POST"] });

export const action = apiAction({
  POST: call({ body: moodInsightsSchema }, async ({ services, user }) =>
    writeInsights(services, { user, ...(await readRecent(services, user)) }),
  ),
});
