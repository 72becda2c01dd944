import { listReports } from "~/features/library/server/settle-reports.server";
import { apiAction, apiLoader, call } from "~/http/kit.server";

export const loader = apiLoader(call({}, ({ services, user }) => listReports(services, user)));

export const action = apiAction({}, ["GET"]);
