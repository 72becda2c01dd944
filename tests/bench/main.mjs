import { runProof } from "../kit/proof.ts";

const PARTS = [
  ..."home journal calendar entries javascript search actions writes answers lists shared".split(" "),
  ..."liturgical-year growth reader reminders archive world".split(" "),
];

runProof("bench", {
  help: `Measures the budgets: npm run bench -- [options]

  --only a,b   measures only these: ${PARTS.join(", ")}
  --help       shows this text

The report is kept in test-results, for npm run cost as well. Run it while nothing else runs on the machine.`,
  parts: PARTS,
});
