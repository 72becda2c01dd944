import { runProof } from "../kit/proof.ts";

runProof("load", {
  help: `Puts load on the product on this machine, and measures latencies, errors and memory: npm run load -- [options]

  --minutes N  how long (10); from 5 minutes on, memory is judged as well
  --help       shows this text

The report is kept in test-results.`,
  numbers: { minutes: 10 },
});
