import { data, type MetaFunction } from "@remix-run/cloudflare";
import { type ShouldRevalidateFunction, useActionData, useLoaderData } from "@remix-run/react";
import { resetPasswordSchema } from "~/features/accounts/contract";
import { findMailedLink, PASSWORD_PURPOSES } from "~/features/accounts/server/mailed-links.server";
import { resetPassword } from "~/features/accounts/server/reset-password.server";
import { ResetPasswordScreen } from "~/features/accounts/ui/password-reset-screens";
import { keepDevice, readDevice } from "~/http/cookies.server";
import { formAction, pageLoader } from "~/http/kit.server";
import { parseInput } from "~/http/parse.server";
import { appOrigin, clientAddress } from "~/http/request.server";

export const handle = { access: "public" };

export const meta: MetaFunction = () => [
  { title: "Choose a new password - Acolyte" },
  { name: "robots", content: "noindex" },
];

const GONE = 410;

/** Looks the link up without using it: programs that scan mails open links too. */
export const loader = pageLoader(async ({ services, params }) => {
  const link = await findMailedLink(services, { token: params.token, purposes: PASSWORD_PURPOSES });
  return data({ email: link?.email ?? null }, { status: link ? 200 : GONE });
});

export const action = formAction(
  async ({ services, request, params, readForm }) => {
    const { password } = parseInput(resetPasswordSchema, await readForm());
    const done = await resetPassword(services, {
      token: params.token,
      password,
      address: clientAddress(request),
      device: readDevice(request),
      origin: appOrigin(services, request),
    });
    if (!done) return data({ email: null }, { status: GONE });
    // Explicit: the loader, for which the link has been used, must not set it.
    return data(
      { isDone: true },
      { status: 200, headers: { "Set-Cookie": keepDevice(request, done.device) } },
    );
  },
  ({ message }) => ({ message }),
);

/** A used link no longer works: loading it again would only log an error in the browser. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, defaultShouldRevalidate }) =>
  formMethod === undefined && defaultShouldRevalidate;

export default function ResetPasswordRoute() {
  return <ResetPasswordScreen {...useLoaderData<typeof loader>()} {...useActionData<typeof action>()} />;
}
