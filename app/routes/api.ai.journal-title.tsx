import { journalTitleSchema } from "~/features/companion/domain/call-schemas";
import { writeTitle } from "~/features/companion/server/write-title.server";
import { apiAction, apiLoader, call } from "~/server/http/kit.server";

export const loader = apiLoader({ allow: ["POST"] });

export const action = apiAction({
  POST: call({ body: journalTitleSchema }, ({ services, user, body }) =>
    writeTitle(services, { user, content: body.content }),
  ),
});
