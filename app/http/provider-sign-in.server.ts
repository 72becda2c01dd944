import { data, redirect } from "@remix-run/cloudflare";
import { type ProviderFlow, providerFlowSchema } from "~/features/accounts/domain/provider-sign-in";
import { startProviderSignIn } from "~/features/accounts/server/provider-sign-in.server";
import { listSignInMethods } from "~/features/accounts/server/sign-in-methods.server";
import type { Services } from "~/server/ports/services";
import { keepCookie, readCookie } from "./cookies.server";
import { describeError } from "./error-response.server";

const FLOW = "acolyte_provider";

/** Enough for signing in at a provider with a second factor. */
const FLOW_SECONDS = 600;

/** Returns the provider sign-in that this browser has started, or `null`. */
export function readFlow(request: Request): ProviderFlow | null {
  try {
    return providerFlowSchema.parse(JSON.parse(atob(readCookie(request, FLOW) ?? "")));
  } catch {
    return null;
  }
}

/** Returns the `Set-Cookie` value that keeps a sign-in until its callback, in base64: percent-encoded it could exceed a cookie. */
export function keepFlow(request: Request, flow: ProviderFlow): string {
  return keepCookie(request, FLOW, btoa(JSON.stringify(flow)), FLOW_SECONDS);
}

/** Returns the `Set-Cookie` value that forgets it. */
export function forgetFlow(request: Request): string {
  return keepCookie(request, FLOW, "", 0);
}

export interface ProviderVisit {
  services: Services;
  providerId: string;
  redirectTo: string | null;
  timezone?: string | null;
}

/** Throws the redirect to a provider's page. Returns the sign-in card with the reason when that cannot be reached. */
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

/** Returns the sign-in card with the reason why the sign-in failed, and the reason's status. */
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
