import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { step } from "../../scripts/lib/terminal.mjs";
import { type Person, signUpMany } from "../kit/person";
import { report, startRun, tableOf } from "../kit/run";
import { type Bundles, buildBundles } from "./bundles";
import { fillJournal, type Runtime, startRuntime } from "./runtime";
import type { Bench, Figure } from "./section";
import { measureActions } from "./sections/actions";
import { measureAnswers } from "./sections/answers";
import { measureArchive } from "./sections/archive";
import { measureGrowth } from "./sections/growth";
import { measureJavaScript } from "./sections/javascript";
import { measureLists } from "./sections/lists";
import { measureLiturgicalYear } from "./sections/liturgical-year";
import { measureReader } from "./sections/reader";
import { measureReminders } from "./sections/reminders";
import { measureScreen, SCREENS } from "./sections/screens";
import { measureSearch } from "./sections/search";
import { measureShared } from "./sections/shared";
import { measureWorld } from "./sections/world";
import { measureWrites } from "./sections/writes";

/** Ids of users before and after all others. */
const EDGES = ["!", "~"];

const SECTIONS: Record<string, (bench: Bench) => Promise<Figure[]>> = {
  ...Object.fromEntries(
    Object.entries(SCREENS).map(([name, screen]) => [name, (bench: Bench) => measureScreen(screen, bench)]),
  ),
  javascript: measureJavaScript,
  search: measureSearch,
  actions: measureActions,
  writes: measureWrites,
  answers: measureAnswers,
  lists: measureLists,
  shared: measureShared,
  "liturgical-year": measureLiturgicalYear,
  growth: measureGrowth,
  reader: measureReader,
  reminders: measureReminders,
  archive: measureArchive,
  world: measureWorld,
};

async function prepare(runtime: Runtime, bundles: Bundles): Promise<Bench> {
  const app = runtime.origin("app");
  const members = (count: number) => signUpMany(app, count);
  const [light, heavy] = (await members(2)) as [Person, Person];
  await step("Filling the journals", async () => {
    await fillJournal(runtime, "JOURNAL_0", [light.id], 100);
    await fillJournal(runtime, "JOURNAL_0", [heavy.id], 10_000);
    // As in a real shard, rows of others lie before and after these in every index: at its end a read costs a row less.
    await fillJournal(runtime, "JOURNAL_0", EDGES, 10);
  });
  return { runtime, bundles, app, light, heavy, members };
}

/** Measures one section. One that fails costs the table a line and not all the others. */
async function measure(section: string, bench: Bench): Promise<(Figure & { section: string })[]> {
  const figures = await step(
    `Measuring: ${section}`,
    async () => (await SECTIONS[section]?.(bench)) ?? [],
  ).catch((error: Error): Figure[] => {
    process.stderr.write(`${error.stack}\n`);
    return [{ what: section, measured: `failed: ${error.message}`, holds: false }];
  });
  return figures.map((figure) => ({ section, ...figure }));
}

function describe(figures: Figure[]): string {
  const verdict = (holds?: boolean) => (holds === undefined ? "-" : holds ? "yes" : "**no**");
  return tableOf(
    ["what", "measured", "budget", "comparison in the same run", "holds"],
    figures.map(({ what, measured, budget, beside, holds }) => [
      ...[what, measured, budget || "-", beside || "-"],
      verdict(holds),
    ]),
  );
}

/** Measures the sections one after the other. Missed budgets are in the table, and break no promise. */
export async function prove({ parts }: { parts: string[] }): Promise<boolean> {
  const endRun = startRun();
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), "acolyte-bench-"));
  process.once("exit", () => fs.rmSync(directory, { recursive: true, force: true }));
  const bundles = await buildBundles(directory);
  const runtime = await startRuntime(bundles, directory);
  try {
    const bench = await prepare(runtime, bundles);
    const figures: (Figure & { section: string })[] = [];
    for (const name of parts) figures.push(...(await measure(name, bench)));
    report("bench", endRun(), describe(figures), { figures });
  } finally {
    await runtime.stop();
  }
  return true;
}
