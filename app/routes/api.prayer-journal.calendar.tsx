import { calendarQuery } from "~/features/journal/domain/call-schemas";
import { getCalendar } from "~/features/journal/server/get-calendar.server";
import { apiAction, apiLoader, call } from "~/http/kit.server";

export const loader = apiLoader(
  call({ query: calendarQuery }, ({ services, user, query }) => getCalendar(services, { user, ...query })),
);

export const action = apiAction({}, ["GET"]);
