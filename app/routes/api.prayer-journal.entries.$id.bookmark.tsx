import { idParams } from "~/features/journal/domain/call-schemas";
import { toggleBookmark } from "~/features/journal/server/toggle-bookmark.server";
import { api, call } from "~/http/kit.server";

export const loader = api({
  POST: call({ params: idParams }, async ({ services, user, params }) => {
    const { id, isBookmarked } = await toggleBookmark(services, { user, id: params.id });
    return { message: isBookmarked ? "Entry bookmarked" : "Bookmark removed", id, isBookmarked };
  }),
});
export const action = loader;
