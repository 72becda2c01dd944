import { listReports } from "~/features/library/server/settle-reports.server";
import { api, call } from "~/http/kit.server";

export const loader = api({
  GET: call({}, ({ services, user }) => listReports(services, user)),
});
export const action = loader;
