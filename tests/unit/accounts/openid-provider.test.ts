import { exportJWK, exportSPKI, generateKeyPair, SignJWT } from "jose";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { googleProvider } from "~/server/adapters/google-provider.server";
import { openIdProvider } from "~/server/adapters/openid-provider.server";

const secrets = { state: "a-state", nonce: "a-nonce", codeVerifier: "v".repeat(43) };
const callback = "https://acolyte.test/api/auth/callback/google";
const google = googleProvider({ clientId: "g-id.test", clientSecret: "g:secret" });
const TOKEN = "https://oauth2.googleapis.com/token";
const KEYS = "https://www.googleapis.com/oauth2/v3/certs";

const now = Math.floor(Date.now() / 1000);
const claims = {
  iss: "https://accounts.google.com",
  aud: "g-id.test",
  sub: "person-1",
  nonce: secrets.nonce,
  iat: now,
  exp: now + 300,
  email: "clare@example.test",
};
const [rsa, elliptic, stranger] = await Promise.all([
  generateKeyPair("RS256", { extractable: true }),
  generateKeyPair("ES256", { extractable: true }),
  generateKeyPair("RS256"),
]);
const keys = [
  { ...(await exportJWK(rsa.publicKey)), kid: "rsa", use: "sig" },
  { ...(await exportJWK(rsa.publicKey)), kid: "encryption", use: "enc" },
];
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const sign = (payload = {}, kid = "rsa", key: CryptoKey | Uint8Array = rsa.privateKey, alg = "RS256") =>
  new SignJWT({ ...claims, ...payload }).setProtectedHeader({ alg, kid }).sign(key);

describe("Google", () => {
  let requests: Request[];
  let answers: Record<string, () => Response>;
  const redeem = (idToken: string) => {
    answers[TOKEN] = () => Response.json({ id_token: idToken, access_token: "a", token_type: "Bearer" });
    return google.redeemCode({ code: "a-code" }, secrets, callback);
  };

  beforeEach(() => {
    requests = [];
    answers = { [KEYS]: () => Response.json({ keys }) };
    vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init);
      requests.push(request);
      return answers[request.url]!();
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it("receives people at its own address, with PKCE, state and nonce", async () => {
    const address = new URL(await google.authorizationUrl(secrets, callback));
    expect(address.origin + address.pathname).toBe("https://accounts.google.com/o/oauth2/v2/auth");
    expect(Object.fromEntries(address.searchParams)).toEqual({
      response_type: "code",
      client_id: "g-id.test",
      redirect_uri: callback,
      scope: "openid email profile",
      state: "a-state",
      nonce: "a-nonce",
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: "S256",
    });
  });

  it("redeems a code for the claims of its id token", async () => {
    const person = await redeem(await sign());
    expect(person.subject).toBe("person-1");
    expect(await person.readClaims()).toEqual(claims);
    const [token] = requests;
    expect(token?.headers.get("Authorization")).toBe(`Basic ${btoa("g-id.test:g%3Asecret")}`);
    expect(Object.fromEntries(new URLSearchParams(await token?.text()))).toEqual({
      grant_type: "authorization_code",
      code: "a-code",
      code_verifier: secrets.codeVerifier,
      redirect_uri: callback,
    });
  });

  it.each<[string, object]>([
    ["azp", { azp: "g-id.test" }],
    ["a second audience for our client", { aud: ["g-id.test", "other"], azp: "g-id.test" }],
    ["a clock that is a little behind", { exp: now - 30 }],
    ["a clock that is a little ahead", { iat: now + 30, nbf: now + 30 }],
  ])("is trusted with %s", async (_name, payload) => {
    expect((await redeem(await sign(payload))).subject).toBe("person-1");
  });

  it.each<[string, () => string | Promise<string>]>([
    ["malformed claims", () => sign({ sub: 7 })],
    ["a subject of 256 characters", () => sign({ sub: "s".repeat(256) })],
    ["the expiry as a text", () => sign({ exp: "tomorrow" })],
    ["another issuer", () => sign({ iss: "https://accounts.google.com.evil.test" })],
    ["another audience", () => sign({ aud: ["other"], azp: "g-id.test" })],
    ["another authorized party", () => sign({ azp: "other" })],
    ["an expired token", () => sign({ exp: now - 120 })],
    ["a token that is not valid yet", () => sign({ nbf: now + 120 })],
    ["a token of the future", () => sign({ iat: now + 120 })],
    ["an empty nonce", () => sign({ nonce: "" })],
    ["no signature", () => `${encode({ alg: "none" })}.${encode(claims)}.`],
    ["no signature, spelled differently", () => `${encode({ alg: "NoNe", kid: "rsa" })}.${encode(claims)}.`],
    [
      "HS256 with the public key as its secret",
      async () => sign({}, "rsa", new TextEncoder().encode(await exportSPKI(rsa.publicKey)), "HS256"),
    ],
    ["an unpublished algorithm", () => sign({}, "rsa", elliptic.privateKey, "ES256")],
    ["an unknown key", () => sign({}, "unknown")],
    ["another key under a known name", () => sign({}, "rsa", stranger.privateKey)],
    ["an encryption key", () => sign({}, "encryption")],
    [
      "a changed payload",
      async () => (await sign()).replace(/\..*\./, `.${encode({ ...claims, sub: "person-2" })}.`),
    ],
    ["an unknown critical header", () => `${encode({ alg: "RS256", crit: ["x"] })}.${encode(claims)}.AA`],
    ["a payload that is no object", () => `${encode({ alg: "RS256", kid: "rsa" })}.${encode("text")}.AA`],
    ["no token at all", () => "no token"],
  ])("is not trusted with %s", async (_name, forge) => {
    await expect(redeem(await forge())).rejects.toMatchObject({ failure: "token_refused" });
  });
});

describe("a provider that does not answer", () => {
  it.each<[string, string[]]>([
    ["its discovery document", []],
    ["the token request", ["/.well-known/openid-configuration"]],
  ])("is given up on when it keeps back %s", async (_name, answered) => {
    const issuer = `http://127.0.0.1/${answered.length}`;
    vi.stubGlobal("fetch", async (input: string, { signal }: RequestInit) => {
      if (answered.some((path) => input.endsWith(path))) {
        return Response.json({
          issuer,
          authorization_endpoint: `${issuer}/auth`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/jwks`,
        });
      }
      return new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
    });
    const configuration = { issuer, clientId: "o-id", clientSecret: "o-secret", name: "Parish" };
    const silent = openIdProvider(configuration, { timeout: 50 });
    await expect(silent.redeemCode({ code: "a-code" }, secrets, callback)).rejects.toMatchObject({
      failure: "unavailable",
    });
    vi.unstubAllGlobals();
  });
});
