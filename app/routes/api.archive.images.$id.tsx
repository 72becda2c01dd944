import { importImageParams, importImageQuery } from "~/features/archive/contract";
import { importImage } from "~/features/archive/server/import-images.server";
import { JOURNAL_LIMITS } from "~/features/journal/contract";
import { api, call } from "~/http/kit.server";
import { readBytes } from "~/http/parse.server";

export const loader = api({
  PUT: call(
    { params: importImageParams, query: importImageQuery },
    async ({ services, user, params, query, request }) => {
      const bytes = await readBytes(request, JOURNAL_LIMITS.imageBytes);
      return importImage(services, { user, ...params, ...query, bytes });
    },
  ),
});
export const action = loader;
