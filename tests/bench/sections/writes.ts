import { send } from "../../kit/http";
import type { Person } from "../../kit/person";
import { short } from "../../kit/run";
import type { Bench, Figure } from "../section";

/** How long each kind of writing lasts, and how many calls are under way in one lane. */
const SECONDS = 4;
const CALLS_A_LANE = 8;
const LANES = 50;

const CONTENT = `<p>${"A quiet room, a candle, and the psalm read slowly. ".repeat(8)}</p>`;

type Call = () => ReturnType<typeof send>;

/** Measures writes a second through the real call: one user's lane, a lane with a long journal, and many lanes at once. */
export async function measureWrites({ runtime, heavy, members }: Bench): Promise<Figure[]> {
  const people = await members(LANES);
  const write =
    (person: Person): Call =>
    () =>
      person.call("POST", "/api/prayer-journal/entries", { content: CONTENT });
  const body = JSON.stringify({ content: CONTENT });
  const bare: Call = () => send(runtime.origin("bareWorker"), { method: "POST", path: "/", body });
  const inOneLane = (person: Person) => Array.from({ length: CALLS_A_LANE }, () => write(person));
  const one = people[0] ?? heavy;

  await writesASecond(inOneLane(one), 1);
  // A lane carries out one write after the other, however many are under way.
  const bareInOne = await writesASecond([bare]);
  const oneLane = await writesASecond(inOneLane(one));
  const longLane = await writesASecond(inOneLane(heavy));
  const bareInMany = await writesASecond(people.map(() => bare));
  const manyLanes = await writesASecond(people.map(write));
  return [
    figure(`one lane (one user, ${CALLS_A_LANE} calls under way)`, oneLane, bareInOne),
    figure("one lane, a user with 10,000 entries", longLane, bareInOne),
    figure(`${LANES} lanes (${LANES} users)`, manyLanes, bareInMany),
  ];
}

function figure(where: string, rate: number, bare: number): Figure {
  return {
    what: `New entries through ${where}`,
    measured: `${short(rate)} a second`,
    beside: `${short(bare / rate)} x the time of a bare Worker's single INSERT (${short(bare)} a second)`,
  };
}

/** Repeats each call, all side by side, and returns the writes a second. */
async function writesASecond(calls: Call[], seconds = SECONDS): Promise<number> {
  const started = performance.now();
  const end = started + seconds * 1000;
  let written = 0;
  const lanes = calls.map(async (call) => {
    while (performance.now() < end) {
      const { status, text } = await call();
      if (status !== 201) throw new Error(`A write answered ${status}: ${text.slice(0, 300)}`);
      written += 1;
    }
  });
  await Promise.all(lanes);
  return written / ((performance.now() - started) / 1000);
}
