import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { refusalOf, SIGN_IN_MODES, signInSchema } from "~/features/accounts/contract";
import { returnPath } from "~/features/accounts/domain/sign-in";
import { signOut } from "~/features/accounts/server/sessions.server";
import { signIn } from "~/features/accounts/server/sign-in.server";
import { listSignInMethods } from "~/features/accounts/server/sign-in-methods.server";
import { signUp } from "~/features/accounts/server/sign-up.server";
import Landing, { signInMeta } from "~/features/accounts/ui/landing";
import { keepDevice, keepSession, readDevice } from "~/http/cookies.server";
import { describeError } from "~/http/error-response.server";
import { findUser, withErrorPage } from "~/http/kit.server";
import { parseInput, readForm } from "~/http/parse.server";
import { keepRetryAfter, sendToProvider } from "~/http/provider-sign-in.server";
import { appOrigin, senderOf } from "~/http/request.server";

export const handle = { access: "public" };

export const meta = signInMeta;

/** The card as a page of its own, or straight to the provider where it is the only way; whoever is signed in goes on. */
export const loader = (args: LoaderFunctionArgs) =>
  withErrorPage(async () => {
    const { request } = args;
    const { searchParams } = new URL(request.url);
    const redirectTo = returnPath(searchParams.get("redirectTo"));
    const { services, user } = await findUser(args);
    if (user) throw redirect(redirectTo ?? "/");
    const methods = listSignInMethods(services);
    const [provider, another] = methods.providers;
    if (!methods.builtIn && provider && !another) {
      return sendToProvider(request, { services, providerId: provider.id, redirectTo });
    }
    const mode = SIGN_IN_MODES.find((known) => known === searchParams.get("mode"));
    return { methods, redirectTo: redirectTo ?? undefined, mode };
  }, args.context);

/** Signs in or up. A refusal shows the card again with its words and the e-mail, never the password. */
export async function action(args: ActionFunctionArgs) {
  const { request } = args;
  const form: Record<string, string> = {};
  try {
    const { services, tokenHash } = await findUser(args);
    Object.assign(form, await readForm(request));
    const input = {
      ...parseInput(signInSchema, form),
      ...senderOf(request),
      device: readDevice(request),
      origin: appOrigin(services, request),
    };
    const isNew = input.mode === "sign-up";
    const { token, device } = await (isNew ? signUp : signIn)(services, input);
    // The cookie of the session before is about to be replaced: nobody could end that session any more.
    if (tokenHash) await signOut(services, tokenHash);
    const headers = new Headers({ "Set-Cookie": keepSession(request, token) });
    headers.append("Set-Cookie", keepDevice(request, device));
    return redirectDocument(returnPath(input.redirectTo) ?? (isNew ? "/profile-setup" : "/"), {
      status: 303,
      headers,
    });
  } catch (error) {
    const { status, headers, body } = describeError(error);
    // Without accounts here the card has no form to show again, and its loader would lead to the provider.
    if (status === 403) throw data(body, { status, headers });
    const redirectTo = returnPath(form.redirectTo) ?? undefined;
    return data({ refusal: refusalOf(form, body), redirectTo }, { status, headers });
  }
}

export const headers: HeadersFunction = ({ loaderHeaders, actionHeaders }) =>
  keepRetryAfter(actionHeaders, loaderHeaders);

export default function LoginRoute() {
  return <Landing {...useLoaderData<typeof loader>()} {...useActionData<typeof action>()} />;
}
