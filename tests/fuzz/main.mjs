import { runProof } from "../kit/proof.ts";

const PARTS = "methods ids origins calls browser".split(" ");

// The fuzzed texts come from all payloads.
process.env.XSS_ALL = "1";

runProof("fuzz", {
  help: `Sends the running product what nobody should send, and holds its answers against its promises: npm run fuzz -- [options]

  --requests N  how many requests the calls are fuzzed with at least (20000)
  --seed N      begins with the same requests as the run that printed it
  --only a,b    runs only these parts: ${PARTS.join(", ")}
  --call TEXT   fuzzes only the calls whose method and path contain this
  --help        shows this text

The report is kept in test-results.`,
  parts: PARTS,
  numbers: { requests: 20_000, seed: Math.floor(Math.random() * 0x7fffffff) },
  texts: ["call"],
});
