import { randomUUID } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import getPort from "get-port";
import { importFromApp } from "../../scripts/lib/app-modules.mjs";
import { startLocalCron } from "../../scripts/lib/local-cron.mjs";
import { migrateLocally } from "../../scripts/lib/migrations.mjs";
import { LOOPBACK } from "../../scripts/lib/paths.mjs";
import { step } from "../../scripts/lib/terminal.mjs";
import { signIn } from "../bench/lib/accounts.mjs";
import { describeMachine, loadAverage } from "../bench/lib/machine.mjs";
import { cpuMilliseconds } from "../bench/lib/worker-cpu.mjs";
import { findWorkerds } from "../bench/lib/workerds.mjs";
import { startProduct } from "../setup/product.mjs";
import { judgeMemory, watchMemory } from "./lib/memory-watch.mjs";
import { Meter } from "./lib/meter.mjs";
import { Member } from "./people/member.mjs";
import { Reader } from "./people/reader.mjs";
import { Visitor } from "./people/visitor.mjs";

/** Fixed, and chosen so that two cores, the load generator's own share with them, are busy and not drowned. */
const PEOPLE = { members: 40, readers: 6, visitors: 12 };
/** Entries of a member at the start, and of the few who have written for many years. */
const ENTRIES = { usual: 300, many: 5000 };
const LONG_WRITERS = 2;
const SHARED_PAGES = 4;

/**
 * Puts load on the product as it is served, with a database that is filled, and gives what was measured.
 * @param {number} minutes
 * @returns {Promise<import("./report.mjs").LoadReport>}
 */
export async function measureLoad(minutes) {
  const state = fs.mkdtempSync(path.join(os.tmpdir(), "acolyte-load-"));
  /** @type {import("../setup/product.mjs").Product | undefined} */
  let product;
  const stop = async () => {
    await product?.kill();
    fs.rmSync(state, { recursive: true, force: true });
  };
  try {
    const accounts = wantedAccounts();
    await migrateLocally(state);
    const { seedAccounts } = await importFromApp("scripts/lib/seed-journal.ts");
    await step("Filling the journals", () => seedAccounts(state, accounts));
    const inspectorPort = await getPort({ host: LOOPBACK });
    const args = ["--no-cron", "--inspector", String(inspectorPort)];
    product = await startProduct({ state, variables: { SIGN_UP_LIMIT: "1000" }, args });
    const meter = new Meter();
    const people = await step("Signing in", () => gather(product?.origin ?? "", meter, accounts));
    return await step(`Load for ${minutes} minutes`, () =>
      run({ product, inspectorPort, meter, people, minutes }),
    );
  } finally {
    await stop();
  }
}

/** @returns {{ email: string, password: string, entries: number }[]} of all members, then of all readers */
function wantedAccounts() {
  return Array.from({ length: PEOPLE.members + PEOPLE.readers }, (_, index) => ({
    email: `load-${index}@example.test`,
    password: `Quiet ${randomUUID()}`,
    entries: index < LONG_WRITERS ? ENTRIES.many : index < PEOPLE.members ? ENTRIES.usual : 0,
  }));
}

/** @typedef {{ members: Member[], readers: Reader[], visitors: Visitor[] }} People */

/**
 * @param {string} origin
 * @param {Meter} meter
 * @param {{ email: string, password: string }[]} accounts
 * @returns {Promise<People>}
 */
async function gather(origin, meter, accounts) {
  const cookies = [];
  for (const account of accounts) cookies.push((await signIn(origin, account)).cookie);
  const members = cookies.slice(0, PEOPLE.members).map((cookie) => new Member(origin, meter, cookie));
  const readers = cookies.slice(PEOPLE.members).map((cookie) => new Reader(origin, meter, cookie));
  for (const person of [...members, ...readers]) await person.prepare();
  /** @type {string[]} */
  const pages = [];
  for (const reader of readers.slice(0, SHARED_PAGES)) pages.push(await reader.share());
  const visitors = Array.from({ length: PEOPLE.visitors }, () => new Visitor(origin, meter, pages));
  return { members, readers, visitors };
}

/**
 * @param {{ product: import("../setup/product.mjs").Product | undefined, inspectorPort: number, meter: Meter, people: People, minutes: number }} options
 * @returns {Promise<import("./report.mjs").LoadReport>}
 */
async function run({ product, inspectorPort, meter, people, minutes }) {
  if (!product) throw new Error("The product is not served");
  const { origin, group } = product;
  const [workerd] = findWorkerds((found) => found.group === group);
  if (!workerd) throw new Error("The workerd process was not found");
  const machine = describeMachine();
  const started = Date.now();
  const used = { worker: cpuMilliseconds(workerd), own: process.cpuUsage() };
  const memory = watchMemory({ pid: workerd, inspectorPort });
  /** @type {string[]} */
  const faults = [];
  const stopCron = startLocalCron(origin, (fault) => faults.push(fault));

  meter.isOn = true;
  const over = new AbortController();
  const { members, readers, visitors } = people;
  const lives = Promise.all([
    ...[...members, ...visitors].map((person) => person.live(over.signal)),
    ...readers.map((reader) => reader.live(over.signal, minutes)),
  ]);
  await Promise.race([lives, wait(minutes * 60_000)]);
  over.abort();
  await lives;
  meter.isOn = false;
  await memory.stop();
  stopCron();

  const seconds = (Date.now() - started) / 1000;
  const own = process.cpuUsage(used.own);
  const cores = {
    worker: (cpuMilliseconds(workerd) - used.worker) / 1000 / seconds,
    generator: (own.user + own.system) / 1e6 / seconds,
  };
  for (const [index, member] of members.entries()) {
    await member
      .verify()
      .catch((/** @type {Error} */ error) => faults.push(`Journal ${index}: ${error.message}`));
  }
  return {
    date: new Date(started).toISOString().slice(0, 16),
    machine: { ...machine, loadAtEnd: loadAverage() },
    people: PEOPLE,
    minutes,
    seconds,
    cores,
    kinds: meter.kinds,
    requests: meter.requests,
    memory: judgeMemory(memory.samples),
    faults: [...meter.errors, ...faults],
  };
}
