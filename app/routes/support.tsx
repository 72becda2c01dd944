import type { HeadersFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { HelpFound } from "~/features/safety/contract";
import { helpFound } from "~/features/safety/domain/help";
import { siteMeta } from "~/features/shell/domain/site-meta";
import { supportSchema } from "~/features/support/contract";
import { canReachSupport, sendSupportMessage } from "~/features/support/server/send-support-message.server";
import { SupportScreen } from "~/features/support/ui/support-screen";
import { formAction, pageLoader } from "~/http/kit.server";
import { type FormFields, parseInput } from "~/http/parse.server";
import { clientAddress } from "~/http/request.server";
import { keepRetryAfter } from "~/http/responses.server";
import type { SessionUser } from "~/server/ports/session";

export { ErrorScreen as ErrorBoundary } from "~/features/shell/ui/error-screen";

export const handle = { access: "public" };

export const meta = siteMeta({
  title: "Support · Acolyte",
  description: "Help with Acolyte: answers to common questions, and a message to the people who run it.",
  path: "/support",
});

export const loader = pageLoader(({ services, user, request }) => ({
  canSend: canReachSupport(services),
  email: user?.email ?? "",
  request: failedRequest(request),
}));

/** Sends the message. A refusal shows the form again with everything that was typed. */
export const action = formAction(
  async ({ services, user, request, readForm }) => {
    const fields = await readForm();
    const input = parseInput(supportSchema, fields);
    const address = clientAddress(request);
    const { number } = await sendSupportMessage(services, { input, userId: user?.id ?? null, address });
    return { number, help: helpIn(fields, user) };
  },
  ({ message, issues = [] }, values, user) => ({
    // Also when the message is refused for its length, its sender's allowance or a mail server that is down.
    help: helpIn(values, user),
    refusal: {
      message,
      issues: Object.fromEntries(issues.map((issue) => [issue.path, issue.message])),
      values,
    },
  }),
);

/** Returns the help lines for the words of a message. */
function helpIn({ message = "" }: FormFields, user: Pick<SessionUser, "timezone"> | null): HelpFound {
  return helpFound(user ?? { timezone: "" }, [message]);
}

/** Returns the id of the failed request from an error page's link; nothing else of the URL is used. */
function failedRequest({ url }: Request): string {
  const id = new URL(url).searchParams.get("request") ?? "";
  return /^[0-9a-f-]{36}$/.test(id) ? id : "";
}

export const headers: HeadersFunction = ({ actionHeaders }) => keepRetryAfter(actionHeaders);

export default function SupportRoute() {
  return <SupportScreen {...useLoaderData<typeof loader>()} {...useActionData<typeof action>()} />;
}
