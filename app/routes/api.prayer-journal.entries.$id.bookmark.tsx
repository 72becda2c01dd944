import { toggleBookmark } from "~/features/journal/server/edit-entry.server";
import { api, call } from "~/http/kit.server";
import { idParams } from "~/shared/paging";

export const loader = api({
  POST: call({ params: idParams }, async ({ services, user, params }) => {
    const { id, isBookmarked } = await toggleBookmark(services, { user, id: params.id });
    return { message: isBookmarked ? "Entry bookmarked" : "Bookmark removed", id, isBookmarked };
  }),
});
export const action = loader;
