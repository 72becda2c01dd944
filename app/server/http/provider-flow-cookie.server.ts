import { type ProviderFlow, providerFlowSchema } from "~/features/accounts/domain/provider-sign-in";
import { keepCookie, readCookie } from "./cookies.server";

const NAME = "acolyte_provider";

/** Long enough to sign in at a provider, with a second factor at hand. */
const COOKIE_SECONDS = 600;

/** The provider sign-in that this browser has under way, or null. */
export function readFlow(request: Request): ProviderFlow | null {
  try {
    return providerFlowSchema.parse(JSON.parse(atob(readCookie(request, NAME) ?? "")));
  } catch {
    return null;
  }
}

/** The `Set-Cookie` value that keeps a sign-in until its callback. Base64, because percent signs would outgrow a cookie. */
export function keepFlow(request: Request, flow: ProviderFlow): string {
  return keepCookie(request, NAME, btoa(JSON.stringify(flow)), COOKIE_SECONDS);
}

/** The `Set-Cookie` value that forgets it. */
export function forgetFlow(request: Request): string {
  return keepCookie(request, NAME, "", 0);
}
