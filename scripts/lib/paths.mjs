import path from "node:path";
import { fileURLToPath } from "node:url";

/** The repository, wherever the command is run from. */
export const root = fileURLToPath(new URL("../../", import.meta.url));

/** Where `npm start` and `npm run dev` keep their data when no other directory is asked for. */
export const defaultState = path.join(root, ".wrangler", "state");

/** Where the test runners leave their machine-readable reports. */
export const reportDirectory = path.join(root, "test-results");

/** Everything local listens here and nowhere else. */
export const LOOPBACK = "127.0.0.1";
