import { idParams } from "~/features/journal/domain/call-schemas";
import { toggleBookmark } from "~/features/journal/server/toggle-bookmark.server";
import { apiAction, apiLoader, call } from "~/http/kit.server";

export const loader = apiLoader({ allow: ["POST"] });

export const action = apiAction({
  POST: call({ params: idParams }, async ({ services, user, params }) => {
    const { id, isBookmarked } = await toggleBookmark(services, { user, id: params.id });
    return { message: isBookmarked ? "Entry bookmarked" : "Bookmark removed", id, isBookmarked };
  }),
});
