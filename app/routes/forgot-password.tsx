import type { HeadersFunction, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { forgotPasswordSchema } from "~/features/accounts/contract";
import { requestPasswordReset } from "~/features/accounts/server/reset-password.server";
import { ForgotPasswordScreen } from "~/features/accounts/ui/password-reset-screens";
import { formAction, pageLoader } from "~/http/kit.server";
import { parseInput } from "~/http/parse.server";
import { appOrigin, clientAddress } from "~/http/request.server";
import { keepRetryAfter } from "~/http/responses.server";

export const handle = { access: "public" };

export const meta: MetaFunction = () => [
  { title: "Forgot your password? - Acolyte" },
  { name: "robots", content: "noindex" },
];

export const loader = pageLoader(({ services }) => ({ canSend: services.settings.mail.isDelivered }));

/** Requests a link. The response is the same for addresses with and without an account. */
export const action = formAction(
  async ({ services, request, readForm }) => {
    const { email } = parseInput(forgotPasswordSchema, await readForm());
    const origin = appOrigin(services, request);
    await requestPasswordReset(services, { email, origin, address: clientAddress(request) });
    return { sentTo: email };
  },
  ({ message }, { email = "" }) => ({ refusal: { email: email.slice(0, 254), message } }),
);

export const headers: HeadersFunction = ({ actionHeaders }) => keepRetryAfter(actionHeaders);

export default function ForgotPasswordRoute() {
  return <ForgotPasswordScreen {...useLoaderData<typeof loader>()} {...useActionData<typeof action>()} />;
}
