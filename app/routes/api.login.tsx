import { data, type HeadersFunction, redirect, redirectDocument } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { refusalOf, SIGN_IN_MODES, signInSchema } from "~/features/accounts/contract";
import { returnPath } from "~/features/accounts/domain/sign-in";
import { signOut } from "~/features/accounts/server/sessions.server";
import { signIn } from "~/features/accounts/server/sign-in.server";
import { listSignInMethods } from "~/features/accounts/server/sign-in-methods.server";
import { signUp } from "~/features/accounts/server/sign-up.server";
import Landing, { signInMeta } from "~/features/accounts/ui/landing";
import { keepDevice, keepSession, readDevice } from "~/http/cookies.server";
import { formAction, pageLoader } from "~/http/kit.server";
import { parseInput } from "~/http/parse.server";
import { sendToProvider } from "~/http/provider-sign-in.server";
import { appOrigin, senderOf } from "~/http/request.server";
import { keepRetryAfter } from "~/http/responses.server";

export const handle = { access: "public" };

export const meta = signInMeta;

/**
 * Shows the card as a page of its own, or redirects to the provider when that is the only way to sign in. Users who are
 * signed in already go on.
 */
export const loader = pageLoader(async ({ services, user, request }) => {
  const { searchParams } = new URL(request.url);
  const redirectTo = returnPath(searchParams.get("redirectTo"));
  if (user) throw redirect(redirectTo ?? "/");
  const methods = listSignInMethods(services);
  const [provider, another] = methods.providers;
  if (!methods.builtIn && provider && !another) {
    return sendToProvider(request, { services, providerId: provider.id, redirectTo });
  }
  const mode = SIGN_IN_MODES.find((known) => known === searchParams.get("mode"));
  return { methods, redirectTo: redirectTo ?? undefined, mode };
});

/** Signs in or up. A refusal shows the card again with the typed e-mail, never the password. */
export const action = formAction(
  async ({ services, tokenHash, request, readForm }) => {
    const input = {
      ...parseInput(signInSchema, await readForm()),
      ...senderOf(request),
      device: readDevice(request),
      origin: appOrigin(services, request),
    };
    const isNew = input.mode === "sign-up";
    const { token, device } = await (isNew ? signUp : signIn)(services, input);
    // The cookie of the earlier session is about to be replaced: nothing could end that session any more.
    if (tokenHash) await signOut(services, tokenHash);
    const headers = new Headers({ "Set-Cookie": keepSession(request, token) });
    headers.append("Set-Cookie", keepDevice(request, device));
    return redirectDocument(returnPath(input.redirectTo) ?? (isNew ? "/profile-setup" : "/"), {
      status: 303,
      headers,
    });
  },
  ({ status, ...refusal }, form) => {
    // Without accounts here the card has no form to show again, and its loader would redirect to the provider.
    if (status === 403) throw data(refusal, { status });
    return { refusal: refusalOf(form, refusal), redirectTo: returnPath(form.redirectTo) ?? undefined };
  },
);

export const headers: HeadersFunction = ({ loaderHeaders, actionHeaders }) =>
  keepRetryAfter(actionHeaders, loaderHeaders);

export default function LoginRoute() {
  return <Landing {...useLoaderData<typeof loader>()} {...useActionData<typeof action>()} />;
}
