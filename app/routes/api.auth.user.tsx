import { toUser } from "~/features/accounts/server/to-user.server";
import { apiAction, apiLoader, call } from "~/http/kit.server";

export const loader = apiLoader(call({}, async ({ services, user }) => toUser(user, services.clock.now())));

export const action = apiAction({}, ["GET"]);
