import { loadMonitor } from "~/features/monitor/server/load-monitor.server";
import { api, call } from "~/http/kit.server";

export const loader = api({
  GET: call({}, ({ services, user }) => loadMonitor(services, user)),
});
export const action = loader;
