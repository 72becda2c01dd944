import { importSchema } from "~/features/archive/contract";
import { importItems } from "~/features/archive/server/import-items.server";
import { apiAction, apiLoader, call } from "~/http/kit.server";

export const loader = apiLoader({ allow: ["POST"] });

export const action = apiAction({
  POST: call({ body: importSchema }, ({ services, user, body }) =>
    importItems(services, { user, input: body }),
  ),
});
