import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import {
  isRouteErrorResponse,
  useActionData,
  useLoaderData,
  useParams,
  useRouteError,
} from "@remix-run/react";
import { isOperator } from "~/features/accounts/server/address-proof.server";
import { reportSchema } from "~/features/library/domain/call-schemas";
import { openShared, reportShared } from "~/features/library/server/open-shared.server";
import { takeSharedDown } from "~/features/library/server/settle-reports.server";
import { ReportScreen } from "~/features/library/ui/shared/report-screen";
import { SharedMissing } from "~/features/library/ui/shared/shared-missing";
import { ErrorScreen } from "~/features/shell/ui/error-screen";
import { describeError } from "~/http/error-response.server";
import { findUser, withErrorPage } from "~/http/kit.server";
import { parseInput, readForm } from "~/http/parse.server";
import { clientAddress } from "~/http/request.server";

export const handle = { access: "public", isFullScreen: true, isStatic: true };

export const meta: MetaFunction = () => [
  { title: "Report this page · Acolyte" },
  { name: "robots", content: "noindex" },
];

export function loader(args: LoaderFunctionArgs) {
  return withErrorPage(async () => {
    const { services, user } = await findUser(args);
    const { question } = await openShared(services, { token: args.params.token ?? "", visitor: null });
    return { question, isOperator: user !== null && isOperator(services, user) };
  });
}

/** A report, or the operator's taking down, after which there is no page any more. */
export async function action(args: ActionFunctionArgs) {
  const { request, params } = args;
  const token = params.token ?? "";
  try {
    const { services, user } = await findUser(args);
    const { intent, ...form } = await readForm(request);
    if (intent === "take-down" && user) await takeSharedDown(services, { user, token });
    else {
      const input = parseInput(reportSchema, form);
      await reportShared(services, { token, visitor: clientAddress(request), input });
    }
    return data({ isDone: true, error: "" });
  } catch (error) {
    const { status, headers, body } = describeError(error);
    return data({ isDone: false, error: body.message }, { status, headers });
  }
}

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
