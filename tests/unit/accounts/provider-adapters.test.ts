import http from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { afterEach, describe, expect, it, vi } from "vitest";
import { googleProvider } from "~/server/adapters/google-provider.server";
import { openIdProvider } from "~/server/adapters/openid-provider.server";

const secrets = { state: "a-state", nonce: "a-nonce", codeVerifier: "v".repeat(43) };
const callback = "https://acolyte.test/api/auth/callback/google";

describe("Google", () => {
  const google = googleProvider({ clientId: "g-id", clientSecret: "g-secret" });

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it("is asked by its own address, with PKCE, state and nonce", async () => {
    const address = new URL(await google.authorizationUrl(secrets, callback));
    expect(address.origin + address.pathname).toBe("https://accounts.google.com/o/oauth2/v2/auth");
    expect(Object.fromEntries(address.searchParams)).toEqual({
      response_type: "code",
      client_id: "g-id",
      redirect_uri: callback,
      scope: "openid email profile",
      state: "a-state",
      nonce: "a-nonce",
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: "S256",
    });
  });

  it("gives the claims of the id token for a code", async () => {
    const { publicKey, privateKey } = await generateKeyPair("RS256");
    const claims = { iss: "https://accounts.google.com", sub: "1", email: "clare@example.test" };
    const idToken = await new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: "k" }).sign(privateKey);
    const asked: Request[] = [];
    const answers: Record<string, unknown> = {
      "https://oauth2.googleapis.com/token": { id_token: idToken, access_token: "a", token_type: "Bearer" },
      "https://www.googleapis.com/oauth2/v3/certs": {
        keys: [{ ...(await exportJWK(publicKey)), kid: "k", alg: "RS256", use: "sig" }],
      },
    };
    vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init);
      asked.push(request);
      return Response.json(answers[request.url]);
    });
    const redeemed = await google.redeemCode("a-code", secrets, callback);
    expect(redeemed.claims).toEqual(claims);
    expect(await redeemed.readUserInfo()).toBeNull();
    expect(asked[0]?.headers.get("Authorization")).toBe(`Basic ${btoa("g-id:g-secret")}`);
    expect(Object.fromEntries(new URLSearchParams(await asked[0]?.text()))).toEqual({
      grant_type: "authorization_code",
      code: "a-code",
      code_verifier: secrets.codeVerifier,
      redirect_uri: callback,
    });
  });
});

describe("a provider that never answers", () => {
  /** Answers as told, and keeps every other request waiting until the test is over. */
  async function startSilent(answers: (origin: string) => Record<string, unknown>) {
    const server = http.createServer((request, response) => {
      const answer = answers(origin)[request.url ?? ""];
      if (answer) response.end(JSON.stringify(answer));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const close = async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    };
    const configuration = { issuer: origin, clientId: "o-id", clientSecret: "o-secret", name: "Parish" };
    return { provider: openIdProvider(configuration, 500), [Symbol.asyncDispose]: close };
  }

  it("is given up on when it keeps its document to itself", async () => {
    await using silent = await startSilent(() => ({}));
    await expect(silent.provider.authorizationUrl(secrets, callback)).rejects.toMatchObject({
      failure: "unreachable",
    });
  });

  it("is given up on when it does not redeem the code", async () => {
    await using silent = await startSilent((origin) => ({
      "/.well-known/openid-configuration": {
        issuer: origin,
        authorization_endpoint: `${origin}/auth`,
        token_endpoint: `${origin}/token`,
        jwks_uri: `${origin}/jwks`,
      },
    }));
    await expect(silent.provider.redeemCode("a-code", secrets, callback)).rejects.toMatchObject({
      failure: "unreachable",
      detail: "token-timeout",
    });
  });
});
