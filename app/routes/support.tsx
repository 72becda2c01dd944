import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { HelpFound } from "~/features/safety/contract";
import { helpFound } from "~/features/safety/domain/help";
import { originOf, siteMeta } from "~/features/shell/domain/site-meta";
import { ErrorScreen } from "~/features/shell/ui/error-screen";
import { supportSchema } from "~/features/support/contract";
import { canReachSupport, sendSupportMessage } from "~/features/support/server/send-support-message.server";
import { SupportScreen } from "~/features/support/ui/support-screen";
import { describeError } from "~/http/error-response.server";
import { findUser, withErrorPage } from "~/http/kit.server";
import { parseInput, readForm } from "~/http/parse.server";
import { keepRetryAfter } from "~/http/provider-sign-in.server";
import { clientAddress } from "~/http/request.server";
import type { FieldIssue } from "~/shared/errors";

export const handle = { access: "public" };

export const meta: MetaFunction = ({ matches }) =>
  siteMeta({
    title: "Support · Acolyte",
    description: "Help with Acolyte: answers to common questions, and a message to the people who run it.",
    path: "/support",
    origin: originOf(matches),
  });

export const loader = (args: LoaderFunctionArgs) =>
  withErrorPage(async () => {
    const { services, user } = await findUser(args);
    const { request } = supportRequest(args.request);
    return { canSend: canReachSupport(services), email: user?.email ?? "", request };
  }, args.context);

/** Sends the message. A refusal shows the form again with all that was typed. */
export async function action(args: ActionFunctionArgs) {
  const { request } = args;
  const form: Record<string, string> = {};
  let help: HelpFound = {};
  try {
    const { services, user } = await findUser(args);
    Object.assign(form, await readForm(request));
    // Before the message is refused for its length, its sender's allowance or a mail server that is down.
    help = helpFound(user ?? { timezone: "" }, [form.message ?? ""]);
    const input = parseInput(supportSchema, form);
    const address = clientAddress(request);
    const { number } = await sendSupportMessage(services, { input, userId: user?.id ?? null, address });
    return { number, help };
  } catch (error) {
    const { status, headers, body } = describeError(error);
    const found = (body as { issues?: FieldIssue[] }).issues ?? [];
    const issues = Object.fromEntries(found.map(({ path, message }) => [path, message]));
    return data({ help, refusal: { message: body.message, issues, values: form } }, { status, headers });
  }
}

/** The id of a request that an error page sent along; nothing else is taken over from an address. */
function supportRequest({ url }: Request): { request: string } {
  const given = new URL(url).searchParams.get("request") ?? "";
  return { request: /^[0-9a-f-]{36}$/.test(given) ? given : "" };
}

export const headers: HeadersFunction = ({ actionHeaders }) => keepRetryAfter(actionHeaders);

export default function SupportRoute() {
  return <SupportScreen {...useLoaderData<typeof loader>()} {...useActionData<typeof action>()} />;
}

export function ErrorBoundary() {
  return <ErrorScreen />;
}
