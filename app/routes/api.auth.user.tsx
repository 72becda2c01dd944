import { toUser } from "~/features/accounts/server/to-user.server";
import { apiAction, apiLoader, call } from "~/server/http/kit.server";

export const loader = apiLoader(call({}, async ({ user }) => toUser(user)));

export const action = apiAction({}, ["GET"]);
