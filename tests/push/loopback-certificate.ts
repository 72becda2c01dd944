import fs from "node:fs";
import { generate } from "selfsigned";

/**
 * A certificate for `localhost`, which the products that this process starts from now on trust: Miniflare hands it to
 * workerd, and the product itself has no switch for it. `file` is where its authority is written.
 */
export async function trustedCertificate(file: string): Promise<{ key: string; cert: string }> {
  const made = await generate([{ name: "commonName", value: "localhost" }], {
    keySize: 2048,
    extensions: [
      { name: "basicConstraints", cA: true, critical: true },
      { name: "subjectAltName", altNames: [{ type: 2, value: "localhost" }] },
    ],
  });
  fs.writeFileSync(file, made.cert);
  process.env.NODE_EXTRA_CA_CERTS = file;
  return { key: made.private, cert: made.cert };
}
