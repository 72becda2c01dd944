import { journalTitleSchema } from "~/features/companion/contract";
import { writeTitle } from "~/features/companion/server/write-title.server";
import { plainTextOf } from "~/features/journal/server/public.server";
import { api, call } from "~/http/kit.server";
import { fallbackTitle } from "~/shared/entry-labels";

export const loader = api({
  POST: call({ body: journalTitleSchema }, ({ services, user, body }) =>
    writeTitle(services, { user, plainText: plainTextOf(body.content), fallbackFor: fallbackTitle }),
  ),
});
export const action = loader;
