import { exportArchive } from "~/features/archive/server/export-archive.server";
import { apiAction, apiLoader, call } from "~/server/http/kit.server";

export const loader = apiLoader(
  call({}, async ({ services, user }) => {
    const { name, body, imageBytes } = await exportArchive(services, user);
    return new Response(body, {
      headers: {
        "Content-Type": "application/zip",
        "Content-Disposition": `attachment; filename="${name}"`,
        "Cache-Control": "no-store",
        "X-Image-Bytes": String(imageBytes),
      },
    });
  }),
);

export const action = apiAction({}, ["GET"]);
