import { expect, it } from "vitest";
import { answerPartOf, ask, readMessage, textOf } from "../factories/companion";
import { type Member, startSite } from "../openai/site";
import { noteFigures } from "../setup/figures";
import type { ChatCall } from "../setup/openai-server";

const MEMBERS = 6;
/** How often each member meets each fate. */
const TIMES = 2;

/** The fates of a model's call, and how its answer must end; null without an answer. */
const FATES = {
  whole: { play: (call) => call.send("A whole ", "answer.").end(), ends: "done" },
  "first a 500": {
    play: (call, tries) => (tries > 1 ? call.send("At last.").end() : refuse(call, 500)),
    ends: "done",
  },
  "429 twice": { play: (call) => refuse(call, 429), ends: null },
  "500 twice": { play: (call) => refuse(call, 500), ends: null },
  "no token": { play: () => undefined, ends: null },
  "no token after the first": { play: (call) => call.send("Half an "), ends: "interrupted" },
  // The test cuts it once the first word has arrived.
  "cut in the middle": { play: (call) => call.send("Half an "), ends: "interrupted" },
} satisfies Record<string, { play: (call: ChatCall, tries: number) => unknown; ends: string | null }>;
type Fate = keyof typeof FATES;

const refuse = (call: ChatCall, status: number) => call.refuse(status, { "retry-after-ms": "1" });

// Short, so that a silent model times out within the test's own limit.
const site = startSite({ OPENAI_TIMEOUT_SECONDS: "2" });

/** Plays each call of the model as its question says, and returns the calls by their question. */
function playModel(calls: number): Map<string, ChatCall> {
  const tries = new Map<string, number>();
  const played = new Map<string, ChatCall>();
  site.model.answer(calls, (call) => {
    const [, question = "", fate = ""] =
      /(Q\d+-\d+) \(([\w ]+)\)/.exec(call.request.messages[1]!.content) ?? [];
    tries.set(question, (tries.get(question) ?? 0) + 1);
    played.set(`${question} (${fate})`, call);
    FATES[fate as Fate].play(call, tries.get(question)!);
  });
  return played;
}

/** Asks one question, and returns what the history must hold of it. */
async function askOnce(member: Member, question: string, fate: Fate, played: Map<string, ChatCall>) {
  const { ends } = FATES[fate];
  const isStream = ends === "interrupted" || Math.random() < 0.5;
  const response = await member.send("POST", "/api/acolyte/ask", { json: ask({ question }), isStream });
  if (ends === null) {
    expect([fate, response.status, response.headers.get("Retry-After")]).toEqual([fate, 503, "10"]);
    await response.text();
    return [];
  }
  if (!isStream) {
    const { answer, state } = (await response.json()) as { answer: string; state: string };
    expect([fate, state]).toEqual([fate, ends]);
    return [{ question, response: answer, state }];
  }
  // A stream opens with its first word.
  if (fate === "cut in the middle") played.get(question)!.cut();
  const message = await readMessage(response);
  expect([fate, answerPartOf(message).state]).toEqual([fate, ends]);
  return [{ question, response: textOf(message).trim(), state: ends }];
}

it("ends answers correctly when the model stalls, breaks off or refuses, and returns the calls", async (context) => {
  const fates = Object.keys(FATES) as Fate[];
  const plan = Array.from({ length: TIMES }, () => fates).flat();
  // A question is repeated at most once.
  const played = playModel(2 * MEMBERS * plan.length);
  const people = await Promise.all(Array.from({ length: MEMBERS }, () => site.member()));
  await Promise.all(
    people.map(async (member, number) => {
      const before = await member.callsLeft();
      const kept: Awaited<ReturnType<typeof askOnce>> = [];
      // Each begins elsewhere, so that all fates meet.
      for (let turn = 0; turn < plan.length; turn++) {
        const fate = plan[(turn + number) % plan.length]!;
        kept.unshift(...(await askOnce(member, `Q${number}-${turn} (${fate})`, fate, played)));
      }
      const history = await member.history();
      expect(history.map(({ question, response, state }) => ({ question, response, state }))).toEqual(kept);
      const counted = kept.filter(({ state }) => state === "done").length;
      expect(before - (await member.callsLeft())).toBe(counted);
    }),
  );
  const asked = MEMBERS * plan.length;
  const of = (ends: string | null) =>
    fates.filter((fate) => FATES[fate].ends === ends).length * TIMES * MEMBERS;
  noteFigures(
    context,
    `${asked} questions: ${of("done")} answered and counted, ${of("interrupted")} interrupted with their words kept, ${of(null)} refused with a 503 and nothing stored; ${asked - of("done")} calls given back`,
  );
});
