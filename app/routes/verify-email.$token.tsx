import { data, type MetaFunction } from "@remix-run/cloudflare";
import { type ShouldRevalidateFunction, useActionData, useLoaderData } from "@remix-run/react";
import { confirmEmail } from "~/features/accounts/server/confirm-email.server";
import { EMAIL_PURPOSES, findMailedLink } from "~/features/accounts/server/mailed-links.server";
import { VerifyEmailScreen } from "~/features/accounts/ui/verify-email-screen";
import { formAction, pageLoader } from "~/http/kit.server";

export const handle = { access: "public" };

export const meta: MetaFunction = () => [
  { title: "Confirm your e-mail address - Acolyte" },
  { name: "robots", content: "noindex" },
];

const GONE = 410;

/** Looks the link up without using it: programs that scan mails open links too. */
export const loader = pageLoader(async ({ services, params }) => {
  const link = await findMailedLink(services, { token: params.token, purposes: EMAIL_PURPOSES });
  const view = { email: link?.email ?? null, isNew: link?.purpose === "confirm-new-email" };
  return data(view, { status: link ? 200 : GONE });
});

export const action = formAction(
  async ({ services, user, params }) => {
    const confirmed = await confirmEmail(services, { token: params.token, user });
    if (!confirmed) return data({ email: null }, { status: GONE });
    // Explicit: the loader, for which the link has been used, must not set it.
    return data({ confirmed: confirmed.email }, { status: 200 });
  },
  ({ message }) => ({ message }),
);

/** A used link no longer works: loading it again would only log an error in the browser. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, defaultShouldRevalidate }) =>
  formMethod === undefined && defaultShouldRevalidate;

export default function VerifyEmailRoute() {
  return <VerifyEmailScreen {...useLoaderData<typeof loader>()} {...useActionData<typeof action>()} />;
}
