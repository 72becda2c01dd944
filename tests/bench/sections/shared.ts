import { sendOrThrow } from "../../kit/http";
import { median } from "../../kit/measure";
import type { Person } from "../../kit/person";
import { short, whole } from "../../kit/run";
import { teach } from "../plans";
import { cpuOf, ratio } from "../rounds";
import type { Bench, Figure } from "../section";

/** Visitors of the crowd, each with an address of their own, and how many of them come at the same time. */
const VISITORS = 2_000;
const AT_ONCE = 50;
/** The crowd comes in parts, between which the bare Worker is measured. */
const PARTS = 8;

/**
 * Measures one shared page that a crowd opens: the worker's CPU of a view beside a bare Worker that answers the same
 * bytes, and whether every visitor is counted, and counted once.
 */
export async function measureShared({ runtime, app, members }: Bench): Promise<Figure[]> {
  const [owner] = (await members(1)) as [Person];
  const { id, path } = await shareAnswer(owner);
  const { text: page } = await sendOrThrow(app, { path, headers: visitor(VISITORS) });
  const origins = { app, bareWorker: runtime.origin("bareWorker") };
  await teach(origins.bareWorker, { [path]: { trips: [], rows: 0, page } });

  // Both are compiled before they are measured; the same visitor is no further view.
  for (const origin of Object.values(origins)) await crowd(origin, path, Array(200).fill(VISITORS));
  const cpu = new Map<string, number[]>(Object.keys(origins).map((name) => [name, []]));
  const size = VISITORS / PARTS;
  for (let part = 0; part < PARTS; part += 1) {
    const numbers = Array.from({ length: size }, (_, index) => part * size + index);
    for (const [name, origin] of Object.entries(origins))
      cpu.get(name)?.push((await cpuOf(runtime.pid, () => crowd(origin, path, numbers))) / size);
  }
  // All come back once more, in another order.
  const inReverse = Array.from({ length: VISITORS }, (_, index) => VISITORS - 1 - index);
  await crowd(app, path, inReverse);
  const { viewCount } = await owner.json<{ viewCount: number }>("GET", `/api/saved-responses/${id}`);
  const toBytes = ratio(cpu, "app", "bareWorker");
  const [ofApp, ofBytes] = [median(cpu.get("app") ?? []), median(cpu.get("bareWorker") ?? [])];
  return [
    {
      what: `Shared page, ${whole(VISITORS)} visitors, ${AT_ONCE} at a time: worker CPU per view`,
      measured: `${short(ofApp)} ms`,
      beside: `${short(toBytes)} x a bare Worker that answers the same ${short(page.length / 1000)} kB (${short(ofBytes)} ms)`,
    },
    {
      what: `Shared page: views counted of ${whole(VISITORS + 1)} visitors who came twice and more`,
      measured: whole(viewCount),
      budget: whole(VISITORS + 1),
      holds: viewCount === VISITORS + 1,
    },
  ];
}

/** Saves and shares an answer of the companion. */
async function shareAnswer(owner: Person): Promise<{ id: string; path: string }> {
  const question = "What does the Church teach about forgiving others?";
  const asked = { question, mode: "faith-learning", sources: ["catechism", "scripture", "patristic"] };
  const { answer } = await owner.json<{ answer: string }>("POST", "/api/acolyte/ask", asked);
  const response = { question, response: answer, responseType: "faith-learning", isPublic: true };
  const saved = await owner.json<{ id: string; shareToken: string }>(
    "POST",
    "/api/saved-responses",
    response,
  );
  return { id: saved.id, path: `/shared/${saved.shareToken}` };
}

/** Returns the headers of a visitor by number. */
function visitor(number: number): Record<string, string> {
  return {
    "CF-Connecting-IP": `203.0.${Math.floor(number / 250)}.${number % 250}`,
    "User-Agent": "Mozilla/5.0 (Linux; Android 15) Reader",
  };
}

/** Has visitors open a page, many at once. */
async function crowd(origin: string, path: string, numbers: number[]): Promise<void> {
  const coming = numbers.values();
  const readers = Array.from({ length: AT_ONCE }, async () => {
    for (const number of coming) await sendOrThrow(origin, { path, headers: visitor(number) });
  });
  await Promise.all(readers);
}
