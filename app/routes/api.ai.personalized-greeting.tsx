import { personalizedGreeting } from "~/features/companion/server/personalized-greeting.server";
import { apiAction, apiLoader, call } from "~/http/kit.server";

export const loader = apiLoader({ allow: ["POST"] });

export const action = apiAction({
  POST: call({}, async ({ services, user }) => personalizedGreeting(services, user)),
});
