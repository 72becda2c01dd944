import { listDeliveries } from "~/features/reminders/server/deliveries.server";
import { api, call } from "~/http/kit.server";

export const loader = api({
  GET: call({}, ({ services, user }) => listDeliveries(services, { user })),
});
export const action = loader;
