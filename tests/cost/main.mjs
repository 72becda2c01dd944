import { runProof } from "../kit/proof.ts";

runProof("cost", {
  help: `Computes what Cloudflare costs by the month, from measured rows and CPU: npm run cost -- [options]

  --bench FILE   the figures of another run of the bench (test-results/bench.json)
  --help         shows this text

The report is kept in test-results. Prices and the usage model are constants of tests/cost/cost-model.ts.`,
  texts: ["bench"],
  needsBuild: false,
});
