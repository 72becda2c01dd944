import { type Answer, sendOrThrow } from "../kit/http";
import { cpuMilliseconds, median } from "../kit/measure";

/** Requests to a subject before it is measured, so that its code is compiled, and in each measured block. */
const WARM_UP = 300;
const BLOCK = 60;

/** The share of the time for the warm-up, at most, on a machine that is busy with other things. */
const WARM_UP_PART = 0.4;

/** Rounds of one block per subject: at least the first number, up to the second while there is time. */
const ROUNDS = { least: 3, most: 12 };

export interface Subject {
  name: string;
  origin: string;
  path: string;
  cookie: string;
  /** Its process, where it is not that of the others. */
  pid?: number;
}

/**
 * Returns the worker CPU of one request of each subject, in milliseconds, one value a round. Blocks of different subjects
 * alternate, so that other work of the machine affects all of them. Stops after some seconds, once the least rounds are
 * done.
 */
export async function measureCpu(
  subjects: Subject[],
  pid: number,
  seconds: number,
): Promise<Map<string, number[]>> {
  const started = Date.now();
  const deadline = started + seconds * 1000;
  const warm = started + seconds * 1000 * WARM_UP_PART;
  for (let asked = 0; asked < WARM_UP && Date.now() < warm; asked += BLOCK / 4) {
    for (const subject of subjects) await askOften(subject, BLOCK / 4);
  }
  const measured = new Map<string, number[]>(subjects.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS.most; round += 1) {
    if (round >= ROUNDS.least && Date.now() > deadline) break;
    // Forwards, then backwards: no subject always follows the same other one.
    for (const subject of round % 2 ? subjects.toReversed() : subjects) {
      const cpu = await cpuOf(subject.pid ?? pid, () => askOften(subject, BLOCK));
      measured.get(subject.name)?.push(cpu / BLOCK);
    }
  }
  return measured;
}

/** Returns the processor milliseconds of a process during some work. */
export async function cpuOf(pid: number, work: () => Promise<unknown>): Promise<number> {
  const before = cpuMilliseconds(pid);
  await work();
  return cpuMilliseconds(pid) - before;
}

async function askOften({ origin, path, cookie }: Subject, times: number): Promise<void> {
  for (let count = 0; count < times; count += 1)
    await sendOrThrow(origin, { path, headers: { Cookie: cookie } });
}

/** Returns the median of the ratios round by round. */
export function ratio(measured: Map<string, number[]>, subject: string, base: string): number {
  const bases = measured.get(base) ?? [];
  return median((measured.get(subject) ?? []).map((value, round) => value / (bases[round] ?? Number.NaN)));
}

/** Returns what a request asked of D1, from `Server-Timing`; `written` is a part of `rows`. */
export function databaseUse({ headers }: Answer) {
  const found = /queries=(\d+) rows=(\d+)".*trips;desc="(\d+)".*written;desc="(\d+)"/.exec(
    String(headers["server-timing"]),
  );
  if (!found) throw new Error("The answer has no Server-Timing of the database");
  const [queries = 0, rows = 0, trips = 0, written = 0] = found.slice(1).map(Number);
  return { queries, rows, trips, written };
}
