import { getStats } from "~/features/library/server/list-saved.server";
import { api, call } from "~/http/kit.server";

export const loader = api({
  GET: call({}, ({ services, user }) => getStats(services, user)),
});
export const action = loader;
