import { markdownName, toMarkdown } from "~/features/library/domain/to-markdown";
import { getSaved } from "~/features/library/server/list-saved.server";
import { api, call } from "~/http/kit.server";
import { idParams } from "~/shared/paging";

export const loader = api({
  GET: call({ params: idParams }, async ({ services, user, params }) => {
    const saved = await getSaved(services, { user, id: params.id });
    return new Response(toMarkdown(saved), {
      headers: {
        "Content-Type": "text/markdown; charset=utf-8",
        "Content-Disposition": `attachment; filename="${markdownName(saved)}"`,
        "Cache-Control": "no-store",
      },
    });
  }),
});
export const action = loader;
