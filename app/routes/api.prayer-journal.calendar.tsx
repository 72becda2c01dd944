import { calendarQuery } from "~/features/journal/contract";
import { getCalendar } from "~/features/journal/server/load-calendar.server";
import { api, call } from "~/http/kit.server";

export const loader = api({
  GET: call({ query: calendarQuery }, ({ services, user, query }) =>
    getCalendar(services, { user, ...query }),
  ),
});
export const action = loader;
