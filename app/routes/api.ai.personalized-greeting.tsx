import { personalizedGreeting } from "~/features/companion/server/personalized-greeting.server";
import { api, call } from "~/http/kit.server";

export const loader = api({
  POST: call({}, async ({ services, user }) => personalizedGreeting(services, user)),
});
export const action = loader;
