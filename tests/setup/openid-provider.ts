import { Buffer } from "node:buffer";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { type CryptoKey, decodeJwt, exportJWK, generateKeyPair, type JWK, SignJWT } from "jose";
import { type Configuration, Provider } from "oidc-provider";
import { LOOPBACK } from "../../scripts/lib/paths.mjs";

export const CLIENT = { id: "acolyte", secret: "secret+of/the%test" };

type Claims = Record<string, unknown>;

/** Faults between the provider and its clients. */
export interface ProviderFaults {
  /** Connections are cut, as when nobody listens. */
  isDown?: boolean;
  /** In place of the provider's answer at a path. */
  answers?: Record<string, { status: number; body: string; headers?: Record<string, string> }>;
  /** Other claims in the id token, which is signed again by a key that the provider publishes. */
  idToken?: (claims: Claims) => Claims;
  /** The id token as it is sent. */
  rawIdToken?: (idToken: string) => string | Promise<string>;
  /** Another discovery document. */
  discovery?: (document: Claims) => Claims;
  /** Other claims at the userinfo endpoint. */
  userInfo?: (claims: Claims) => Claims;
}

/** A real OpenID provider on loopback, behind a proxy that can spoil what it says. */
export interface TestProvider {
  issuer: string;
  /** The claims of its people by the login that they type. */
  people: Map<string, Claims>;
  faults: ProviderFaults;
  /** The paths that were asked for. */
  requests: string[];
  /** A signing key that nobody publishes. */
  strangeKey: CryptoKey;
  close(): Promise<void>;
}

/** Starts the provider for one client, which it sends back to `callbackUrl`. */
export async function startOpenIdProvider(callbackUrl: string): Promise<TestProvider> {
  const [own, proxy, strange] = await Promise.all(
    Array.from({ length: 3 }, () => generateKeyPair("RS256", { extractable: true })),
  );
  if (!own || !proxy || !strange) throw new Error("no keys");
  const people: TestProvider["people"] = new Map();
  const requests: string[] = [];
  const inner = http.createServer();
  const innerPort = await listen(inner);
  const outer = http.createServer();
  const issuer = `http://${LOOPBACK}:${await listen(outer)}`;

  const provider = new Provider(
    issuer,
    configure({ callbackUrl, people, signingKey: { ...(await exportJWK(own.privateKey)), kid: "own" } }),
  );
  const protocol = provider.callback();
  inner.on("request", (request, response) => {
    if (!request.url?.startsWith("/interaction/")) return protocol(request, response);
    return interact(provider, request, response);
  });

  const published = { ...(await exportJWK(proxy.publicKey)), kid: "proxy", alg: "RS256", use: "sig" };
  const result: TestProvider = {
    issuer,
    people,
    faults: {},
    requests,
    strangeKey: strange.privateKey,
    close: async () => {
      for (const server of [outer, inner]) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  };
  outer.on("request", async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", issuer);
    requests.push(pathname);
    const { faults } = result;
    const answer = faults.answers?.[pathname];
    if (faults.isDown) return request.socket.destroy();
    if (answer) return response.writeHead(answer.status, answer.headers).end(answer.body);
    const { status, headers, body } = await forward(innerPort, request);
    const spoiled = await spoil(pathname, body, { faults, published, key: proxy.privateKey });
    delete headers["content-length"];
    delete headers["transfer-encoding"];
    response.writeHead(status, headers).end(spoiled);
  });
  return result;
}

function configure(options: {
  callbackUrl: string;
  people: TestProvider["people"];
  signingKey: JWK;
}): Configuration {
  return {
    clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [options.callbackUrl] }],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["given_name", "family_name"] },
    cookies: { keys: ["keys of a test"] },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    jwks: { keys: [options.signingKey as never] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: () => ({ ...options.people.get(sub), sub }),
    }),
    // There is no consent screen: these tests are about signing in.
    loadExistingGrant: async (ctx) => {
      const { client, session, provider } = ctx.oidc;
      const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
    renderError: (ctx, out) => {
      ctx.type = "text";
      ctx.body = out.error;
    },
  };
}

/** The provider's page: a login, or Cancel. */
async function interact(provider: Provider, request: http.IncomingMessage, response: http.ServerResponse) {
  if (request.method === "POST") {
    const form = new URLSearchParams((await readBody(request)).toString());
    const login = form.get("login");
    await provider.interactionFinished(
      request,
      response,
      login ? { login: { accountId: login } } : { error: "access_denied", error_description: "<b>No</b>" },
      { mergeWithLastSubmission: false },
    );
    return;
  }
  response.writeHead(200, { "Content-Type": "text/html" }).end(`<!doctype html>
    <html lang="en"><title>Test provider</title><link rel="icon" href="data:,"><h1>Test provider</h1>
    <form method="post"><label>Login <input name="login"></label><button>Continue</button></form>
    <form method="post"><button>Cancel</button></form></html>`);
}

async function spoil(
  pathname: string,
  body: Buffer,
  { faults, published, key }: { faults: ProviderFaults; published: JWK; key: CryptoKey },
): Promise<Buffer | string> {
  const change = async (work: (document: Claims) => Claims | Promise<Claims>) =>
    JSON.stringify(await work(JSON.parse(body.toString())));
  switch (pathname) {
    case "/jwks":
      return change(({ keys }) => ({ keys: [...(keys as JWK[]), published] }));
    case "/.well-known/openid-configuration":
      return faults.discovery ? change(faults.discovery) : body;
    case "/me":
      return faults.userInfo ? change(faults.userInfo) : body;
    case "/token":
      return change(async (tokens) => {
        if (typeof tokens.id_token !== "string") return tokens;
        const signed = faults.idToken
          ? await new SignJWT(faults.idToken(decodeJwt(tokens.id_token)))
              .setProtectedHeader({ alg: "RS256", kid: "proxy" })
              .sign(key)
          : tokens.id_token;
        return { ...tokens, id_token: (await faults.rawIdToken?.(signed)) ?? signed };
      });
    default:
      return body;
  }
}

/** Passes a request on, with its `Host`, so that the provider keeps its address. */
async function forward(port: number, request: http.IncomingMessage) {
  const { method, url: path, headers } = request;
  const passed = http.request({ host: LOOPBACK, port, method, path, headers });
  const answered = new Promise<http.IncomingMessage>((resolve, reject) => {
    passed.once("response", resolve).once("error", reject);
  });
  passed.end(await readBody(request));
  const response = await answered;
  return {
    status: response.statusCode ?? 502,
    headers: { ...response.headers },
    body: await readBody(response),
  };
}

async function readBody(message: http.IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function listen(server: http.Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, LOOPBACK, resolve));
  return (server.address() as AddressInfo).port;
}
