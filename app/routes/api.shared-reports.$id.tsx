import { settleReportSchema } from "~/features/library/contract";
import { settleReport } from "~/features/library/server/settle-reports.server";
import { api, call } from "~/http/kit.server";
import { idParams } from "~/shared/paging";

export const loader = api({
  POST: call({ params: idParams, body: settleReportSchema }, async ({ services, user, params, body }) => {
    await settleReport(services, { user, id: params.id, ...body });
    return { message: body.action === "take-down" ? "Taken down" : "Dismissed" };
  }),
});
export const action = loader;
