import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { type ShouldRevalidateFunction, useActionData, useLoaderData } from "@remix-run/react";
import { resetPasswordSchema } from "~/features/accounts/contract";
import { findMailedLink, PASSWORD_PURPOSES } from "~/features/accounts/server/mailed-links.server";
import { resetPassword } from "~/features/accounts/server/reset-password.server";
import { ResetPasswordScreen } from "~/features/accounts/ui/password-reset-screens";
import { keepDevice, readDevice } from "~/http/cookies.server";
import { describeError } from "~/http/error-response.server";
import { findUser, withErrorPage } from "~/http/kit.server";
import { parseInput, readForm } from "~/http/parse.server";
import { appOrigin, clientAddress } from "~/http/request.server";

export const handle = { access: "public" };

export const meta: MetaFunction = () => [
  { title: "Choose a new password - Acolyte" },
  { name: "robots", content: "noindex" },
];

const GONE = 410;

/** Looks the link up without using it: programs that scan mails open links too. */
export const loader = (args: LoaderFunctionArgs) =>
  withErrorPage(async () => {
    const { services } = await findUser(args);
    const link = await findMailedLink(services, { token: args.params.token, purposes: PASSWORD_PURPOSES });
    return data({ email: link?.email ?? null }, { status: link ? 200 : GONE });
  }, args.context);

export async function action(args: ActionFunctionArgs) {
  const { request } = args;
  try {
    const { services } = await findUser(args);
    const { password } = parseInput(resetPasswordSchema, await readForm(request));
    const done = await resetPassword(services, {
      token: args.params.token,
      password,
      address: clientAddress(request),
      device: readDevice(request),
      origin: appOrigin(services, request),
    });
    if (!done) return data({ email: null }, { status: GONE });
    // Explicit: the loader, for which the link is over now, must not set it.
    return data(
      { isDone: true },
      { status: 200, headers: { "Set-Cookie": keepDevice(request, done.device) } },
    );
  } catch (error) {
    const { status, headers, body } = describeError(error);
    return data({ message: body.message }, { status, headers });
  }
}

/** A used link is over: asking for it again would only bring an error into the browser's log. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, defaultShouldRevalidate }) =>
  formMethod === undefined && defaultShouldRevalidate;

export default function ResetPasswordRoute() {
  return <ResetPasswordScreen {...useLoaderData<typeof loader>()} {...useActionData<typeof action>()} />;
}
