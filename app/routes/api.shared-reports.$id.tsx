import { idParams, settleReportSchema } from "~/features/library/domain/call-schemas";
import { settleReport } from "~/features/library/server/settle-reports.server";
import { api, call } from "~/http/kit.server";

export const loader = api({
  POST: call({ params: idParams, body: settleReportSchema }, async ({ services, user, params, body }) => {
    await settleReport(services, { user, id: params.id, ...body });
    return { message: body.action === "take-down" ? "Taken down" : "Dismissed" };
  }),
});
export const action = loader;
