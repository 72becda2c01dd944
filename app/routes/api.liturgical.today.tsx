import { liturgicalDayQuery } from "~/features/calendar/contract";
import { getLiturgicalDay } from "~/features/calendar/server/get-liturgical-day.server";
import { api, call } from "~/http/kit.server";

export const loader = api({
  GET: call({ query: liturgicalDayQuery }, ({ services, user, query }) =>
    getLiturgicalDay(services, { user, ...query }),
  ),
});
export const action = loader;
