import { toggleBookmark } from "~/features/journal/server/edit-entry.server";
import { apiAction, apiLoader, call } from "~/server/http/kit.server";
import { idParams } from "~/shared/paging";

export const loader = apiLoader({ allow: ["POST"] });

export const action = apiAction({
  POST: call({ params: idParams }, async ({ services, user, params }) => {
    const { id, isBookmarked } = await toggleBookmark(services, { user, id: params.id });
    return { message: isBookmarked ? "Entry bookmarked" : "Bookmark removed", id, isBookmarked };
  }),
});
