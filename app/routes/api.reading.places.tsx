import { forgetPlaceSchema, keepPlaceSchema, readingPlacesQuery } from "~/features/texts/contract";
import { forgetPlace, keepPlace, listPlaces } from "~/features/texts/server/marks.server";
import { api, call } from "~/http/kit.server";

export const loader = api({
  GET: call({ query: readingPlacesQuery }, ({ services, user, query }) =>
    listPlaces(services, { user, work: query.work }),
  ),
  PUT: call({ body: keepPlaceSchema }, ({ services, user, body }) =>
    keepPlace(services, { user, input: body }),
  ),
  DELETE: call({ body: forgetPlaceSchema }, async ({ services, user, body }) => {
    await forgetPlace(services, { user, work: body.work });
    return { message: "Your place is forgotten.", work: body.work };
  }),
});
export const action = loader;
