import { importSchema } from "~/features/archive/contract";
import { importItems } from "~/features/archive/server/import-items.server";
import { api, call } from "~/http/kit.server";

export const loader = api({
  POST: call({ body: importSchema }, ({ services, user, body }) =>
    importItems(services, { user, input: body }),
  ),
});
export const action = loader;
