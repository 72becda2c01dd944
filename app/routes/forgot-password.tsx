import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { forgotPasswordSchema } from "~/features/accounts/contract";
import { requestPasswordReset } from "~/features/accounts/server/reset-password.server";
import { ForgotPasswordScreen } from "~/features/accounts/ui/password-reset-screens";
import { describeError } from "~/http/error-response.server";
import { findUser, withErrorPage } from "~/http/kit.server";
import { parseInput, readForm } from "~/http/parse.server";
import { keepRetryAfter } from "~/http/provider-sign-in.server";
import { appOrigin, clientAddress } from "~/http/request.server";

export const handle = { access: "public" };

export const meta: MetaFunction = () => [
  { title: "Forgot your password? - Acolyte" },
  { name: "robots", content: "noindex" },
];

export const loader = (args: LoaderFunctionArgs) =>
  withErrorPage(async () => {
    const { services } = await findUser(args);
    return { canSend: services.settings.mail.isDelivered };
  }, args.context);

/** Asks for a link. The answer is the same whether the address has an account or not. */
export async function action(args: ActionFunctionArgs) {
  const { request } = args;
  const form: Record<string, string> = {};
  try {
    const { services } = await findUser(args);
    Object.assign(form, await readForm(request));
    const { email } = parseInput(forgotPasswordSchema, form);
    const origin = appOrigin(services, request);
    await requestPasswordReset(services, { email, origin, address: clientAddress(request) });
    return { sentTo: email };
  } catch (error) {
    const { status, headers, body } = describeError(error);
    const refusal = { email: (form.email ?? "").slice(0, 254), message: body.message };
    return data({ refusal }, { status, headers });
  }
}

export const headers: HeadersFunction = ({ actionHeaders }) => keepRetryAfter(actionHeaders);

export default function ForgotPasswordRoute() {
  return <ForgotPasswordScreen {...useLoaderData<typeof loader>()} {...useActionData<typeof action>()} />;
}
