import { installationOf } from "../../../scripts/texts/text-rows";
import { sendOrThrow } from "../../kit/http";
import { median } from "../../kit/measure";
import { short } from "../../kit/run";
import { recordTrips, teach } from "../plans";
import { cpuOf, ratio } from "../rounds";
import type { Bench, Figure } from "../section";
import { entryWriter } from "../words";

const CHAPTER = "/read/scripture/john/6";
/** As many verses as the longest chapter of the Gospels has. */
const VERSES = 80;
const VIEWS = 60;
const PARTS = 6;
/** The most that a chapter may cost against a bare Worker with the same statements and bytes. */
const BUDGET = 1.5;

/**
 * Measures a chapter of the reader, when nobody has opened it yet and when it is kept in the cache of the data centre,
 * beside a bare Worker that sends the same statements to D1 and answers with the same bytes.
 */
export async function measureReader({ runtime, app }: Bench): Promise<Figure[]> {
  const texts = await runtime.database("TEXTS");
  await texts.batch(statements().map((statement) => texts.prepare(statement)));
  const bare = runtime.origin("bareWorker");
  const trips = await recordTrips(runtime, CHAPTER, "");
  const { text: page } = await sendOrThrow(app, { path: CHAPTER });
  await teach(bare, { [CHAPTER]: { trips, rows: 0, page } });

  // The marked verses are part of an address: a new one is rendered anew.
  let last = 0;
  const fresh = () => {
    last += 1;
    return `${CHAPTER}?v=${last}`;
  };
  const views: Record<string, () => Promise<unknown>> = {
    first: () => sendOrThrow(app, { path: fresh() }),
    cached: () => sendOrThrow(app, { path: CHAPTER }),
    bareWorker: () => sendOrThrow(bare, { path: CHAPTER }),
  };
  const cpu = new Map<string, number[]>(Object.keys(views).map((name) => [name, []]));
  const many = async (view: () => Promise<unknown>) => {
    for (let count = 0; count < VIEWS; count += 1) await view();
  };
  for (const view of Object.values(views)) await many(view);
  for (let part = 0; part < PARTS; part += 1)
    for (const [name, view] of Object.entries(views))
      cpu.get(name)?.push((await cpuOf(runtime.pid, () => many(view))) / VIEWS);

  const figure = (what: string, name: string, isBound: boolean): Figure => {
    const times = ratio(cpu, name, "bareWorker");
    return {
      what: `A chapter of ${VERSES} verses, ${what}: worker CPU per view`,
      measured: `${short(median(cpu.get(name) ?? []))} ms`,
      beside: `${short(times)} x a bare Worker with the same statements and ${short(page.length / 1000)} kB`,
      ...(isBound && { budget: `at most ${BUDGET} x the bare Worker`, holds: times <= BUDGET }),
    };
  };
  return [figure("from the cache", "cached", true), figure("rendered", "first", false)];
}

/** Returns the statements that install a text with one chapter, in words of no book. */
function statements(): string[] {
  const write = entryWriter(19);
  const text = {
    ...{ id: "bench", title: "Bench", language: "en", kind: "bible", licence: "none" },
    ...{ hash: "", position: 1 },
  };
  const passages = Array.from({ length: VERSES }, (_, index) => ({
    ...{ work: "bible John", place: 6001 + index, kind: "verse" as const, label: String(index + 1) },
    words: write().preview,
  }));
  const pages = [
    {
      address: "scripture/john/6",
      title: "John 6",
      heading: "",
      work: "bible John",
      first: 6000,
      last: 6999,
    },
  ];
  return installationOf(text, { passages, pages, missing: [], shifted: [], repaired: [] }, "2026-11-23");
}
