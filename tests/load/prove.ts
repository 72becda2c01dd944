import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { startLocalCron } from "../../scripts/lib/local-cron.ts";
import { seedAccounts } from "../../scripts/lib/seed-journal";
import { step } from "../../scripts/lib/terminal.mjs";
import { cpuMilliseconds, findWorkerds, percentile } from "../kit/measure";
import { Person } from "../kit/person";
import { type ServedProduct, withProduct } from "../kit/product";
import { report, short, startRun, tableOf, whole } from "../kit/run";
import { judgeMemory, watchMemory } from "./memory";
import { Meter } from "./meter";
import { Member, Reader, visit } from "./people";

/** Fixed, and chosen so that two cores, including the load generator's own share, are busy but keep up. */
const PEOPLE = { members: 40, readers: 6, visitors: 12 };
/** Entries of a member at the start, and of the few who have written for many years. */
const ENTRIES = { usual: 300, many: 5000 };
const LONG_WRITERS = 2;
const SHARED_PAGES = 4;
/** Shorter runs show nothing about memory that lasts. */
const MINUTES_OF_MEMORY = 5;

interface People {
  members: Member[];
  readers: Reader[];
  pages: string[];
}

/** Makes the accounts before the product is served: all members, then all readers. */
async function seed({ state }: ServedProduct) {
  const accounts = Array.from({ length: PEOPLE.members + PEOPLE.readers }, (_, index) => ({
    email: `load-${index}@example.test`,
    password: `Quiet ${randomUUID()}`,
    entries: index < LONG_WRITERS ? ENTRIES.many : index < PEOPLE.members ? ENTRIES.usual : 0,
  }));
  await step("Filling the journals", () => seedAccounts(state, accounts));
  return accounts;
}

async function gather(
  origin: string,
  meter: Meter,
  accounts: { email: string; password: string }[],
): Promise<People> {
  const people: Person[] = [];
  // Seeded accounts have the timezone of this machine.
  const { timeZone: timezone } = Intl.DateTimeFormat().resolvedOptions();
  for (const account of accounts)
    people.push(await new Person(origin, { ...account, timezone }).enter("sign-in"));
  const members = people.slice(0, PEOPLE.members).map((person) => new Member(person, meter));
  const readers = people.slice(PEOPLE.members).map((person) => new Reader(person, meter));
  for (const person of [...members, ...readers]) await person.prepare();
  const pages: string[] = [];
  for (const reader of readers.slice(0, SHARED_PAGES)) pages.push(await reader.share());
  return { members, readers, pages };
}

/** Lets everybody live for some minutes, then checks every journal. */
async function putLoadOn(
  { origin, group, inspectorPort }: ServedProduct,
  meter: Meter,
  people: People,
  minutes: number,
) {
  const [workerd] = findWorkerds((found) => found.group === group);
  if (!workerd) throw new Error("The workerd process was not found");
  const started = performance.now();
  const used = { worker: cpuMilliseconds(workerd), own: process.cpuUsage() };
  const memory = watchMemory(workerd, inspectorPort);
  const faults: string[] = [];
  const stopCron = startLocalCron(origin, (fault) => faults.push(fault));

  meter.isOn = true;
  const over = new AbortController();
  const { members, readers, pages } = people;
  const lives = Promise.all([
    ...members.map((member) => member.live(over.signal)),
    ...readers.map((reader) => reader.live(over.signal, minutes)),
    ...Array.from({ length: PEOPLE.visitors }, () => visit(over.signal, origin, meter, pages)),
  ]);
  await Promise.race([lives, wait(minutes * 60_000)]);
  over.abort();
  await lives;
  meter.isOn = false;
  await memory.stop();
  stopCron();

  const seconds = (performance.now() - started) / 1000;
  const own = process.cpuUsage(used.own);
  const cores = {
    worker: (cpuMilliseconds(workerd) - used.worker) / 1000 / seconds,
    generator: (own.user + own.system) / 1e6 / seconds,
  };
  for (const [index, { writer }] of members.entries())
    await writer.verify().catch((error: Error) => faults.push(`Journal ${index}: ${error.message}`));
  return { seconds, cores, memory: judgeMemory(memory.samples), faults: [...meter.errors, ...faults] };
}

type Load = Awaited<ReturnType<typeof putLoadOn>>;

function describe({ kinds }: Meter, { seconds, cores, memory, faults }: Load): string {
  const rows = [...kinds]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, { times, errors }]) => [
      name,
      whole(times.length),
      ...[0.5, 0.95, 0.99].map((part) => short(percentile(times, part))),
      whole([...errors.values()].reduce((sum, count) => sum + count, 0)),
    ]);
  const requests = [...kinds.values()].reduce((sum, { times }) => sum + times.length, 0);
  const verdict = faults.length > 0 ? `${faults.length} kinds of fault` : "no error, every journal is exact";
  const between = ({ warm, last }: Load["memory"]["heap"]) =>
    `${whole(warm)} MB in the second fifth, ${whole(last)} MB in the last`;
  return [
    tableOf(["request", "times", "p50, ms", "p95, ms", "p99, ms", "errors"], rows),
    "",
    `- ${whole(requests)} requests in ${whole(seconds)} s, ${short(requests / seconds)} a second: ${verdict}.`,
    `- Processor: workerd ${short(cores.worker)} cores, the load generator ${short(cores.generator)}.`,
    `- Memory of the process: ${between(memory.resident)}.`,
    `- Heap of the product after a collection: ${between(memory.heap)}: ${memory.heap.holds ? "no growth" : "it GREW"}.`,
    ...faults.map((fault) => `- Fault: ${fault}`),
  ].join("\n");
}

/** Puts load on the product for some minutes. */
export async function prove({ minutes }: { minutes: number }): Promise<boolean> {
  const endRun = startRun();
  const meter = new Meter();
  const load = await withProduct({ hasInspector: true }, async (product) => {
    const accounts = await seed(product);
    await product.start();
    const people = await step("Signing in", () => gather(product.origin, meter, accounts));
    return await step(`Load for ${minutes} minutes`, () => putLoadOn(product, meter, people, minutes));
  });
  const { memory, faults } = load;
  report("load", endRun(), describe(meter, load), { people: PEOPLE, ...load });
  // Cloudflare counts the heap. The process also has the stand-ins for D1 and R2, and garbage that V8 leaves where there is room.
  const isSteady = minutes < MINUTES_OF_MEMORY || memory.heap.holds;
  return faults.length === 0 && isSteady;
}
