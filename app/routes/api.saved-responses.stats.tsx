import { getStats } from "~/features/library/server/list-saved.server";
import { apiAction, apiLoader, call } from "~/http/kit.server";

export const loader = apiLoader(call({}, ({ services, user }) => getStats(services, user)));

export const action = apiAction({}, ["GET"]);
