import { moodInsightsSchema } from "~/features/companion/contract";
import { writeInsights } from "~/features/companion/server/write-insights.server";
import { readRecent } from "~/features/journal/server/public.server";
import { api, call } from "~/http/kit.server";

export const loader = api({
  POST: call({ body: moodInsightsSchema }, async ({ services, user }) =>
    writeInsights(services, { user, ...(await readRecent(services, user)) }),
  ),
});
export const action = loader;
