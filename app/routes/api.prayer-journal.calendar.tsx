import { calendarQuery } from "~/features/journal/contract";
import { getCalendar } from "~/features/journal/server/load-calendar.server";
import { apiAction, apiLoader, call } from "~/server/http/kit.server";

export const loader = apiLoader(
  call({ query: calendarQuery }, ({ services, user, query }) => getCalendar(services, { user, ...query })),
);

export const action = apiAction({}, ["GET"]);
