// What main.mjs, which is run as it is, takes of the TypeScript beside it.
export { OPERATORS } from "./lib/site";
export { reportOf } from "./report";
export { PROBES, runParts } from "./run";
