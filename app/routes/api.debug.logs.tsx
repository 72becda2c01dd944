import { readReport } from "~/features/monitor/server/read-report.server";
import { apiAction, apiLoader, call } from "~/server/http/kit.server";

export const loader = apiLoader(call({}, ({ services, user }) => readReport(services, user)));

export const action = apiAction({}, ["GET"]);
