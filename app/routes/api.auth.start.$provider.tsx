import { type HeadersFunction, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { returnPath } from "~/features/accounts/domain/sign-in";
import Landing, { signInMeta } from "~/features/accounts/ui/landing";
import { findUser } from "~/http/kit.server";
import { sendToProvider } from "~/http/provider-sign-in.server";
import { keepRetryAfter } from "~/http/responses.server";

export const handle = { access: "public" };

export const meta = signInMeta;

/** Leads to the provider; whoever is signed in already goes on. Where that fails, the card says so. */
export async function loader(args: LoaderFunctionArgs) {
  const { request, params } = args;
  const { searchParams } = new URL(request.url);
  const redirectTo = returnPath(searchParams.get("redirectTo"));
  const { services, user } = await findUser(args);
  if (user) throw redirect(redirectTo ?? "/");
  const timezone = searchParams.get("timezone");
  return sendToProvider(request, { services, providerId: params.provider ?? "", redirectTo, timezone });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => keepRetryAfter(loaderHeaders);

export default function StartProviderRoute() {
  return <Landing {...useLoaderData<typeof loader>()} />;
}
