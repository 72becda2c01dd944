import { z } from "zod";
import { isLoopback } from "~/shared/loopback";
import { ProviderError } from "../ports/identity-provider";

/** How long a provider may take over one request. */
export const PROVIDER_TIMEOUT_MS = 10_000;
const CACHE_MS = 3_600_000;

const address = z.string().refine(URL.canParse);

const documentSchema = z.object({
  issuer: z.string(),
  authorization_endpoint: address,
  token_endpoint: address,
  jwks_uri: address,
  userinfo_endpoint: address.optional(),
  token_endpoint_auth_methods_supported: z.array(z.string()).default(["client_secret_basic"]),
});

/** What we need to know of a provider (OpenID Connect Discovery 1.0, section 3). */
export interface Discovery {
  authorizationEndpoint: string;
  tokenEndpoint: string;
  jwksUri: string;
  userInfoEndpoint: string | null;
}

/** By issuer, for the isolate's life. Values only: a pending request must not be shared between requests in workerd. */
const known = new Map<string, { until: number; discovery: Discovery }>();

/**
 * The provider's discovery document, kept for an hour. Throws ProviderError when it cannot be had, is of another issuer,
 * or names an endpoint that is neither https nor, for an issuer on this machine, http on loopback.
 */
export async function discover(issuer: string, timeout = PROVIDER_TIMEOUT_MS): Promise<Discovery> {
  const cached = known.get(issuer);
  if (cached && cached.until > Date.now()) return cached.discovery;
  const told = await getJson(`${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`, { timeout });
  const discovery = toDiscovery(told, issuer);
  known.set(issuer, { until: Date.now() + CACHE_MS, discovery });
  return discovery;
}

/** The JSON object at an address. Throws ProviderError for anything else, and after the timeout. */
export async function getJson(
  url: string,
  { timeout = PROVIDER_TIMEOUT_MS, headers = {} }: { timeout?: number; headers?: Record<string, string> },
): Promise<Record<string, unknown>> {
  try {
    const response = await fetch(url, {
      headers: { Accept: "application/json", ...headers },
      // A document from elsewhere would not be the provider's own.
      redirect: "manual",
      signal: AbortSignal.timeout(timeout),
    });
    if (response.status !== 200) throw new ProviderError("unreachable", `status-${response.status}`);
    return z.record(z.string(), z.unknown()).parse(await response.json());
  } catch (error) {
    throw error instanceof ProviderError ? error : new ProviderError("unreachable", "no-json");
  }
}

/** Whether an address may be asked: https, or http on this machine. */
export function isSafeEndpoint(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === "https:" || (url !== null && isPlainLoopback(url));
}

function isPlainLoopback(url: URL): boolean {
  return url.protocol === "http:" && isLoopback(url);
}

function toDiscovery(told: unknown, issuer: string): Discovery {
  const parsed = documentSchema.safeParse(told);
  if (!parsed.success) throw new ProviderError("misconfigured", "discovery-malformed");
  const document = parsed.data;
  if (document.issuer !== issuer) throw new ProviderError("misconfigured", "discovery-issuer");
  if (!document.token_endpoint_auth_methods_supported.includes("client_secret_basic")) {
    throw new ProviderError("misconfigured", "discovery-client-authentication");
  }
  const discovery = {
    authorizationEndpoint: document.authorization_endpoint,
    tokenEndpoint: document.token_endpoint,
    jwksUri: document.jwks_uri,
    userInfoEndpoint: document.userinfo_endpoint ?? null,
  };
  const isLocal = isPlainLoopback(new URL(issuer));
  for (const endpoint of Object.values(discovery)) {
    if (endpoint === null || endpoint.startsWith("https:")) continue;
    if (!isLocal || !isSafeEndpoint(endpoint)) throw new ProviderError("misconfigured", "discovery-endpoint");
  }
  return discovery;
}
