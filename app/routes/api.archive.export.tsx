import { exportQuery } from "~/features/archive/contract";
import { exportArchive } from "~/features/archive/server/export-archive.server";
import { api, call } from "~/http/kit.server";

export const loader = api({
  GET: call({ query: exportQuery }, async ({ services, user, query }) => {
    const { name, body, imageBytes, parts } = await exportArchive(services, { user, ...query });
    return new Response(body, {
      headers: {
        "Content-Type": "application/zip",
        "Content-Disposition": `attachment; filename="${name}"`,
        "Cache-Control": "no-store",
        "X-Image-Bytes": String(imageBytes),
        "X-Archive-Parts": String(parts),
      },
    });
  }),
});
export const action = loader;
