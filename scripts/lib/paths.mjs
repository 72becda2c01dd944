import path from "node:path";
import { fileURLToPath } from "node:url";

/** The repository, wherever the command is run from. */
export const root = fileURLToPath(new URL("../../", import.meta.url));

/** The default directory for the data of `npm start` and `npm run dev`. */
export const defaultState = path.join(root, ".wrangler", "state");

/** The directory for the machine-readable reports of the test runners. */
export const reportDirectory = path.join(root, "test-results");

/** Everything local listens here and nowhere else. */
export const LOOPBACK = "127.0.0.1";
