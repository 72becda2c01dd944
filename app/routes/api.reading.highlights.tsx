import { addHighlightSchema, highlightRunSchema, highlightsQuery } from "~/features/texts/contract";
import { addHighlight, listHighlights, removeHighlights } from "~/features/texts/server/marks.server";
import { api, call } from "~/http/kit.server";

export const loader = api({
  GET: call({ query: highlightsQuery }, ({ services, user, query }) =>
    listHighlights(services, { user, run: query }),
  ),
  POST: call({ body: addHighlightSchema }, ({ services, user, body }) =>
    addHighlight(services, { user, input: body }),
  ),
  DELETE: call({ body: highlightRunSchema }, ({ services, user, body }) =>
    removeHighlights(services, { user, run: body }),
  ),
});
export const action = loader;
