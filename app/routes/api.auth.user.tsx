import { toUser } from "~/features/accounts/server/to-user.server";
import { api, call } from "~/http/kit.server";

export const loader = api({
  GET: call({}, async ({ services, user }) => toUser(user, services.clock.now())),
});
export const action = loader;
