import { parseCookie, stringifySetCookie } from "cookie";
import { type ProviderFlow, providerFlowSchema } from "~/features/accounts/domain/provider-flow";

/** Long enough to sign in at a provider, with a second factor at hand. */
const COOKIE_SECONDS = 600;

/** As with the session cookie, loopback http has a plain name without Secure. */
function cookieFor(request: Request) {
  const secure = new URL(request.url).protocol === "https:";
  return { name: secure ? "__Host-acolyte_provider" : "acolyte_provider", secure };
}

/** The provider sign-in that this browser has under way, or null. */
export function readFlow(request: Request): ProviderFlow | null {
  const value = parseCookie(request.headers.get("Cookie") ?? "")[cookieFor(request).name];
  try {
    return providerFlowSchema.parse(JSON.parse(atob(value ?? "")));
  } catch {
    return null;
  }
}

/** The `Set-Cookie` value that keeps a sign-in until its callback. Base64, because percent signs would outgrow a cookie. */
export function keepFlow(request: Request, flow: ProviderFlow): string {
  return serialize(request, btoa(JSON.stringify(flow)), COOKIE_SECONDS);
}

/** The `Set-Cookie` value that forgets it. */
export function forgetFlow(request: Request): string {
  return serialize(request, "", 0);
}

/** SameSite=Lax: the provider leads back by a navigation from its own site. */
function serialize(request: Request, value: string, maxAge: number): string {
  const cookie = cookieFor(request);
  return stringifySetCookie({ ...cookie, value, maxAge, path: "/", httpOnly: true, sameSite: "lax" });
}
