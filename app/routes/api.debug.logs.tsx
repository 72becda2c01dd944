import { loadMonitor } from "~/features/monitor/server/load-monitor.server";
import { apiAction, apiLoader, call } from "~/http/kit.server";

export const loader = apiLoader(call({}, ({ services, user }) => loadMonitor(services, user)));

export const action = apiAction({}, ["GET"]);
