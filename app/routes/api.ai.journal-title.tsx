import { journalTitleSchema } from "~/features/companion/contract";
import { writeTitle } from "~/features/companion/server/write-title.server";
import { fallbackTitle } from "~/features/journal/domain/entry-labels";
import { plainTextOf } from "~/features/journal/server/public.server";
import { apiAction, apiLoader, call } from "~/server/http/kit.server";

export const loader = apiLoader({ allow: ["POST"] });

export const action = apiAction({
  POST: call({ body: journalTitleSchema }, ({ services, user, body }) =>
    writeTitle(services, { user, plainText: plainTextOf(body.content), fallbackFor: fallbackTitle }),
  ),
});
