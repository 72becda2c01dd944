import { runProof } from "../kit/proof.ts";

const PARTS = ["kills", "moves", "database", "images", "queues", "clocks", "model", "mail", "reminders"];

runProof("chaos", {
  help: `Lets everything fail that can, and checks that nothing is lost and nothing doubled: npm run chaos -- [options]

  --only a,b   runs only these parts: ${PARTS.join(", ")}
  --rounds N   how often the runtime is killed (20)
  --writes N   acknowledged writes before each kill (500)
  --help       shows this text

The report is kept in test-results.`,
  parts: PARTS,
  numbers: { rounds: 20, writes: 500 },
});
