import { data, type MetaFunction } from "@remix-run/cloudflare";
import {
  isRouteErrorResponse,
  useActionData,
  useLoaderData,
  useParams,
  useRouteError,
} from "@remix-run/react";
import { isOperator } from "~/features/accounts/server/address-proof.server";
import { reportSchema } from "~/features/library/contract";
import { openShared, reportShared } from "~/features/library/server/open-shared.server";
import { takeSharedDown } from "~/features/library/server/settle-reports.server";
import { ReportScreen } from "~/features/library/ui/shared/report-screen";
import { SharedMissing } from "~/features/library/ui/shared/shared-frame";
import { ErrorScreen } from "~/features/shell/ui/error-screen";
import { formAction, pageLoader } from "~/http/kit.server";
import { parseInput } from "~/http/parse.server";
import { clientAddress } from "~/http/request.server";

export const handle = { access: "public", isFullScreen: true, isStatic: true };

export const meta: MetaFunction = () => [
  { title: "Report this page · Acolyte" },
  { name: "robots", content: "noindex" },
];

export const loader = pageLoader(async ({ services, user, params: { token = "" } }) => {
  const { question } = await openShared(services, { token, visitor: null });
  return { question, isOperator: user !== null && isOperator(services, user) };
});

/** Stores a report, or takes the page down for an operator, after which it no longer exists. */
export const action = formAction(
  async ({ services, user, request, params: { token = "" }, readForm }) => {
    const { intent, ...form } = await readForm();
    if (intent === "take-down" && user) await takeSharedDown(services, { user, token });
    else {
      const input = parseInput(reportSchema, form);
      await reportShared(services, { token, visitor: clientAddress(request), input });
    }
    return data({ isDone: true, error: "" });
  },
  ({ message }) => ({ isDone: false, error: message }),
);

export default function ReportRoute() {
  const { token = "" } = useParams();
  return (
    <ReportScreen token={token} {...useLoaderData<typeof loader>()} {...useActionData<typeof action>()} />
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <SharedMissing /> : <ErrorScreen />;
}
