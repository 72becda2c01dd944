import fs from "node:fs";
import path from "node:path";
import { root } from "../../scripts/lib/paths.mjs";
import { lookAt } from "./lib/look";
import { expect, type StateKind, test, testEach } from "./lib/stage";
import { SCREENS } from "./screens";

/** Routes that show nothing of their own, and why. */
const NO_SCREEN: Record<string, string> = { "prayer-companion.tsx": "leads to the journal" };

const KINDS: StateKind[] = ["empty", "filled", "loading", "error"];

test("every route that shows something is a screen here, with each state or the reason why not", () => {
  const routes = path.join(root, "app", "routes");
  const shown = fs
    .readdirSync(routes)
    .filter((file) => fs.readFileSync(path.join(routes, file), "utf8").includes("export default"));
  const known = new Set([...SCREENS.flatMap((screen) => screen.routes), ...Object.keys(NO_SCREEN)]);
  expect([...known].sort()).toEqual(shown.sort());
  const missing = SCREENS.flatMap(({ name, states, without = {} }) => {
    const present = [...states.map(({ kind }) => kind), ...Object.keys(without)];
    return KINDS.filter((kind) => !present.includes(kind)).map((kind) => `${name}: ${kind}`);
  });
  expect(missing).toEqual([]);
});

testEach(SCREENS, "looks right, and is accessible", lookAt);
