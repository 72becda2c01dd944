import { data, redirect } from "@remix-run/cloudflare";
import { startProviderSignIn } from "~/features/accounts/server/provider-sign-in.server";
import { listSignInMethods } from "~/features/accounts/server/sign-in-methods.server";
import type { Services } from "../ports/services";
import { describeError } from "./error-response.server";
import { forgetFlow, keepFlow } from "./provider-flow-cookie.server";

export interface ProviderVisit {
  services: Services;
  providerId: string;
  redirectTo: string | null;
  timezone?: string | null;
}

/** Throws the redirect to a provider's page. Where that cannot be reached, gives the card with the reason. */
export async function sendToProvider(request: Request, { services, redirectTo, ...visit }: ProviderVisit) {
  try {
    const { origin } = new URL(request.url);
    const { url, flow } = await startProviderSignIn(services, { ...visit, origin, redirectTo });
    throw redirect(url, { headers: { "Set-Cookie": keepFlow(request, flow) } });
  } catch (error) {
    if (error instanceof Response) throw error;
    return showRefusal(request, { services, error, redirectTo });
  }
}

/** The sign-in card with the reason why a provider did not sign in, under that reason's status. */
export function showRefusal(
  request: Request,
  { services, error, redirectTo }: { services: Services; error: unknown; redirectTo: string | null },
) {
  const { status, headers, body } = describeError(error);
  headers.append("Set-Cookie", forgetFlow(request));
  const card = {
    methods: listSignInMethods(services),
    notice: body.message,
    redirectTo: redirectTo ?? undefined,
  };
  return data(card, { status, headers });
}

/** `Retry-After` of a loader or an action, for the page that shows its refusal. */
export function keepRetryAfter(...sources: Headers[]): Headers {
  const seconds = sources.map((headers) => headers.get("Retry-After")).find((value) => value !== null);
  return new Headers(seconds ? { "Retry-After": seconds } : undefined);
}
