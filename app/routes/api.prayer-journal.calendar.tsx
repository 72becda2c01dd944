import { calendarQuery } from "~/features/journal/domain/call-schemas";
import { getCalendar } from "~/features/journal/server/get-calendar.server";
import { api, call } from "~/http/kit.server";

export const loader = api({
  GET: call({ query: calendarQuery }, ({ services, user, query }) =>
    getCalendar(services, { user, ...query }),
  ),
});
export const action = loader;
