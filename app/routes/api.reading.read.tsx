import { chapterReadSchema } from "~/features/texts/contract";
import { recordChapter } from "~/features/texts/server/marks.server";
import { api, call } from "~/http/kit.server";

/** Counts a chapter that was read to its end, for "Scriptures Read" on Home. */
export const loader = api({
  POST: call({ body: chapterReadSchema }, ({ services, user, body }) =>
    recordChapter(services, { user, input: body }),
  ),
});
export const action = loader;
