import crypto from "node:crypto";

/**
 * A new pair of keys with which this server is known to push services (RFC 8292): the public one as an uncompressed
 * P-256 point, the private one as its 32 bytes, both in base64url.
 * @returns {{ publicKey: string, privateKey: string }}
 */
export function makeVapidKeys() {
  const { privateKey } = crypto.generateKeyPairSync("ec", { namedCurve: "prime256v1" });
  const { x = "", y = "", d = "" } = privateKey.export({ format: "jwk" });
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, "base64url"), Buffer.from(y, "base64url")]);
  return { publicKey: point.toString("base64url"), privateKey: d };
}
