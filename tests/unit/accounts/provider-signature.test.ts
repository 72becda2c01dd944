import {
  CompactSign,
  type CryptoKey,
  createLocalJWKSet,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  SignJWT,
} from "jose";
import { beforeAll, describe, expect, it } from "vitest";
import { verifySignature } from "~/server/adapters/provider-id-token.server";

type Keys = Parameters<typeof verifySignature>[1];

const claims = { sub: "person-1", aud: "acolyte" };
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

describe("an id token's signature", () => {
  let rsa: CryptoKey;
  let elliptic: CryptoKey;
  let stranger: CryptoKey;
  let pss: CryptoKey;
  let keys: Keys;
  /** The public key as text: what a mistaken verifier would take for the secret of HS256. */
  let published = "";

  beforeAll(async () => {
    const [rsaPair, ellipticPair, strangerPair, other, pssPair] = await Promise.all([
      generateKeyPair("RS256", { extractable: true }),
      generateKeyPair("ES256", { extractable: true }),
      generateKeyPair("RS256", { extractable: true }),
      generateKeyPair("RS512", { extractable: true }),
      generateKeyPair("PS256", { extractable: true }),
    ]);
    rsa = rsaPair.privateKey;
    elliptic = ellipticPair.privateKey;
    stranger = strangerPair.privateKey;
    pss = pssPair.privateKey;
    published = await exportSPKI(rsaPair.publicKey);
    keys = createLocalJWKSet({
      keys: [
        { ...(await exportJWK(rsaPair.publicKey)), kid: "rsa" },
        { ...(await exportJWK(ellipticPair.publicKey)), kid: "elliptic", alg: "ES256", use: "sig" },
        { ...(await exportJWK(other.publicKey)), kid: "encryption", use: "enc" },
        { ...(await exportJWK(pssPair.publicKey)), kid: "pss" },
      ],
    });
  });

  const sign = (alg: string, kid: string | undefined, key: CryptoKey | Uint8Array) =>
    new SignJWT(claims).setProtectedHeader({ alg, kid }).sign(key);

  it("is taken with RS256 and ES256", async () => {
    expect(await verifySignature(await sign("RS256", "rsa", rsa), keys)).toEqual(claims);
    expect(await verifySignature(await sign("ES256", "elliptic", elliptic), keys)).toEqual(claims);
  });

  const forged: [string, () => string | Promise<string>][] = [
    ["no signature", () => `${encode({ alg: "none" })}.${encode(claims)}.`],
    [
      "no signature, under another spelling",
      () => `${encode({ alg: "NoNe", kid: "rsa" })}.${encode(claims)}.`,
    ],
    ["HS256 with the public key", () => sign("HS256", "rsa", new TextEncoder().encode(published))],
    ["HS256 with an empty header key", () => sign("HS256", undefined, new Uint8Array(32))],
    ["an unknown key", () => sign("RS256", "unknown", rsa)],
    ["another key under a known name", () => sign("RS256", "rsa", stranger)],
    ["a key for encryption", () => sign("RS256", "encryption", rsa)],
    ["an algorithm that is not taken", () => sign("PS256", "pss", pss)],
    [
      "a changed payload",
      async () => {
        const [header, , signature] = (await sign("RS256", "rsa", rsa)).split(".");
        return `${header}.${encode({ ...claims, sub: "person-2" })}.${signature}`;
      },
    ],
    ["a cut signature", async () => (await sign("RS256", "rsa", rsa)).slice(0, -20)],
    [
      "an unknown critical header",
      () => `${encode({ alg: "RS256", crit: ["x"], x: 1 })}.${encode(claims)}.AA`,
    ],
    ["no token at all", () => "no token"],
    ["nothing", () => ""],
  ];

  it.each(forged)("is refused: %s", async (_name, forge) => {
    const token = await forge();
    await expect(verifySignature(token, keys)).rejects.toMatchObject({ failure: "token_refused" });
  });

  it("is refused when what is signed is no object", async () => {
    const token = await new SignJWT({}).setProtectedHeader({ alg: "RS256", kid: "rsa" }).sign(rsa);
    const text = await new CompactSign(new TextEncoder().encode('"text"'))
      .setProtectedHeader({ alg: "RS256", kid: "rsa" })
      .sign(rsa);
    expect(await verifySignature(token, keys)).toEqual({});
    await expect(verifySignature(text, keys)).rejects.toMatchObject({ failure: "token_refused" });
  });

  it("names a failure to get the keys as one of the provider", async () => {
    const broken = async () => {
      throw new TypeError("fetch failed");
    };
    const token = await sign("RS256", "rsa", rsa);
    await expect(verifySignature(token, broken)).rejects.toMatchObject({ failure: "unreachable" });
  });
});
