import { Databases } from "./lib/databases";
import { Findings } from "./lib/findings";
import { nameOf, type PlacedCall, placeCalls } from "./lib/placed-calls";
import { faultsOfBystanders, makeBystanders, OPERATORS, type Site } from "./lib/site";
import { type Row, sumOf } from "./lib/tally";
import { fuzzCall } from "./parts/calls";
import { probeEdges } from "./parts/edges";
import { probeHeaders } from "./parts/headers";
import { probeLimits } from "./parts/limits";
import { probeMethods } from "./parts/methods";
import { probeOrigins } from "./parts/origins";
import { probeRedirects } from "./parts/redirects";
import { probeStrangers } from "./parts/strangers";
import { probeUploads } from "./parts/uploads";

/** Calls that are fuzzed at a time. */
const AT_ONCE = 6;

interface Options {
  origin: string;
  state: string;
  root: string;
  /** How many requests are fuzzed at least. */
  requests: number;
  seed: number;
  /** Names of the parts to run; empty for all. */
  only: string[];
  /** Fuzzes only the calls whose name holds this. */
  call: string;
  say: (text: string) => void;
}

export interface Result {
  rows: Row[];
  tried: Map<string, number>;
  faults: string[];
}

/** The parts but the fuzzing of the calls, by their names. */
export const PROBES = {
  edges: probeEdges,
  methods: probeMethods,
  ids: probeStrangers,
  origins: probeOrigins,
  redirects: (site: Site, _: unknown, findings: Findings) => probeRedirects(site, findings),
  headers: (site: Site, _: unknown, findings: Findings) => probeHeaders(site, findings),
  uploads: (site: Site, _: unknown, findings: Findings) => probeUploads(site, findings),
  limits: (site: Site, _: unknown, findings: Findings, seed: number) => probeLimits(site, seed, findings),
};

/** Runs the parts on a product that is served with `OPERATORS` as its operators. */
export async function runParts(options: Options): Promise<Result> {
  const { origin, state, root, only, say } = options;
  const calls = placeCalls(root);
  const databases = new Databases(state);
  const findings = new Findings();
  try {
    const bystanders = await makeBystanders(origin, databases, 2);
    const site: Site = { origin, state, databases, bystanders, operators: [...OPERATORS] };
    for (const [name, probe] of Object.entries(PROBES)) {
      if (only.length > 0 && !only.includes(name)) continue;
      const before = findings.count;
      await probe(site, calls, findings, options.seed);
      say(`${name}: ${findings.count - before} tries, ${findings.faults.length} faults so far`);
    }
    const isFuzzed = only.length === 0 || only.includes("calls");
    const rows = isFuzzed ? await fuzzCalls(site, calls, options) : [];
    const faults = [
      ...findings.faults,
      ...rows.flatMap(({ name, fault }) => (fault ? [`${name}: ${fault}`] : [])),
      ...faultsOfBystanders(site),
    ];
    return { rows, tried: findings.tried, faults };
  } finally {
    databases.close();
  }
}

/** Fuzzes the calls, several at a time; those that cost a password hash get fewer requests, the others make up for it. */
async function fuzzCalls(
  site: Site,
  all: PlacedCall[],
  { requests, seed, call, say }: Options,
): Promise<Row[]> {
  const calls = all.filter((one) => nameOf(one).includes(call));
  const shares = calls.reduce((sum, { isSlow }) => sum + (isSlow ? SLOW : 1), 0);
  const each = Math.ceil(requests / shares);
  const rows = new Map<PlacedCall, Row>();
  const rest = calls[Symbol.iterator]();
  const work = async () => {
    for (const one of rest) {
      const row = await fuzzCall(site, one, { requests: one.isSlow ? Math.ceil(each * SLOW) : each, seed });
      rows.set(one, row);
      const sent = sumOf([...rows.values()]).requests;
      say(
        `${sent} requests; ${row.name}: ${row.ok} 2xx, ${row.redirected} 3xx, ${row.refused} 4xx, ${row.failed} 5xx`,
      );
      if (row.fault) say(`  BROKEN: ${row.fault}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return calls.flatMap((one) => rows.get(one) ?? []);
}

const SLOW = 0.2;
