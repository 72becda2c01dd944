import { listDeliveries } from "~/features/reminders/server/list-deliveries.server";
import { apiAction, apiLoader, call } from "~/http/kit.server";

export const loader = apiLoader(call({}, ({ services, user }) => listDeliveries(services, { user })));

export const action = apiAction({}, ["GET"]);
