import { type HeadersFunction, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { authorizationResponseSchema } from "~/features/accounts/domain/provider-sign-in";
import { returnPath } from "~/features/accounts/domain/sign-in";
import { finishProviderSignIn } from "~/features/accounts/server/provider-sign-in.server";
import { signOut } from "~/features/accounts/server/sessions.server";
import Landing, { signInMeta } from "~/features/accounts/ui/landing";
import { keepSession } from "~/http/cookies.server";
import { findUser } from "~/http/kit.server";
import { parseInput } from "~/http/parse.server";
import { forgetFlow, readFlow, showRefusal } from "~/http/provider-sign-in.server";
import { senderOf } from "~/http/request.server";
import { keepRetryAfter } from "~/http/responses.server";

export const handle = { access: "public" };

export const meta = signInMeta;

/** Where a provider sends the browser back to. Signs in, or shows the card with the reason why not. */
export async function loader(args: LoaderFunctionArgs) {
  const { request, params } = args;
  const { searchParams, origin } = new URL(request.url);
  const flow = readFlow(request);
  const redirectTo = returnPath(flow?.redirectTo);
  const { services, user, tokenHash } = await findUser(args);
  // Back in the history after a sign-in that worked.
  if (user && !flow) throw redirect("/");
  try {
    const { token, isNew } = await finishProviderSignIn(services, {
      providerId: params.provider ?? "",
      origin,
      flow,
      answer: parseInput(authorizationResponseSchema, Object.fromEntries(searchParams)),
      ...senderOf(request),
    });
    // The cookie of the session before is about to be replaced: nobody could end that session any more.
    if (tokenHash) await signOut(services, tokenHash);
    const headers = new Headers({ "Set-Cookie": forgetFlow(request) });
    headers.append("Set-Cookie", keepSession(request, token));
    throw redirect(redirectTo ?? (isNew ? "/profile-setup" : "/"), { status: 303, headers });
  } catch (error) {
    if (error instanceof Response) throw error;
    return showRefusal(request, { services, error, redirectTo });
  }
}

export const headers: HeadersFunction = ({ loaderHeaders }) => keepRetryAfter(loaderHeaders);

export default function ProviderCallbackRoute() {
  return <Landing {...useLoaderData<typeof loader>()} />;
}
