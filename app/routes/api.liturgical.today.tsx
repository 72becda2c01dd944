import { liturgicalDayQuery } from "~/features/calendar/domain/call-schemas";
import { getLiturgicalDay } from "~/features/calendar/server/get-liturgical-day.server";
import { apiAction, apiLoader, call } from "~/http/kit.server";

export const loader = apiLoader(
  call({ query: liturgicalDayQuery }, ({ services, user, query }) =>
    getLiturgicalDay(services, { user, ...query }),
  ),
);

export const action = apiAction({}, ["GET"]);
