import { isOperator, probeSessions } from "~/features/accounts/server/public.server";
import { readModelUse } from "~/features/companion/server/public.server";
import { loadMonitor } from "~/features/monitor/server/load-monitor.server";
import { api, call } from "~/http/kit.server";

export const loader = api({
  GET: call({}, ({ services, user }) =>
    loadMonitor(services, {
      ofUser: isOperator(services, user) ? null : user.id,
      probes: { sessions: () => probeSessions(services), modelUse: () => readModelUse(services) },
    }),
  ),
});
export const action = loader;
