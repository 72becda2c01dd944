import { env } from "cloudflare:workers";
import fc from "fast-check";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { deliverReminder } from "~/features/reminders/server/deliver-reminder.server";
import type { HintOf } from "~/server/ports/hints";
import { FaultyQueue, happens } from "../factories/faulty-queue";
import { mailWorld } from "../factories/mail";
import { forgetReminders, isDelivery, ReminderWorld, storedDeliveries } from "../factories/reminders";
import { noteFigures } from "../setup/figures";

vi.setConfig({ testTimeout: 600_000 });

/** Each round is another seed. `npm run chaos` runs more of them than the tests do. */
const ROUNDS = Number(env.CHAOS_ROUNDS);
const PEOPLE = 12;
const MAILS = 20;
/** Of a hundred tries, how many the service at the other end cannot take. */
const UNAVAILABLE = 20;
const EVENING = "2026-11-20T18:59:00Z";

const sum = (counts: Record<string, number>[], name: string) =>
  counts.reduce((total, one) => total + (one[name] ?? 0), 0);
const asText = (counts: Record<string, number>[]) =>
  `${sum(counts, "sent")} messages sent, ${sum(counts, "dropped")} dropped, ${sum(counts, "doubled")} doubled, ${sum(counts, "delayed")} delayed, all of them shuffled`;

beforeEach(() => {
  vi.spyOn(console, "warn").mockReturnValue();
});

describe("a queue that drops, doubles, delays and shuffles its messages", () => {
  it("brings each reminder once", async (context) => {
    const counts: Record<string, number>[] = [];
    let delivered = 0;
    await fc.assert(
      fc.asyncProperty(fc.gen(), async (chance) => {
        await forgetReminders();
        const queue = new FaultyQueue<HintOf<"delivery">>(chance);
        const world = new ReminderWorld(EVENING, {
          hints: { announce: async (hints) => queue.send(hints.filter(isDelivery)) },
        });
        world.push = () =>
          happens(chance, UNAVAILABLE) ? { outcome: "later", retryAfter: 1 } : { outcome: "sent" };
        const people = [];
        for (let person = 0; person < PEOPLE; person++) people.push(await world.person());
        const accepted = new Map<string, number>();
        const push = world.push;
        world.push = async (target) => {
          const answer = await push(target);
          const times = accepted.get(target.endpoint) ?? 0;
          if (answer.outcome === "sent") accepted.set(target.endpoint, times + 1);
          return answer;
        };
        // Half an hour: afterwards a reminder is late.
        for (let minute = 0; minute < 31; minute++) {
          await Promise.all([world.tick(), world.tick()]);
          await Promise.all(queue.receive().map((hint) => deliverReminder(world.services, hint)));
          world.now += 60_000;
        }
        const states = await Promise.all(people.map(({ id }) => storedDeliveries(id)));
        expect(states.map((rows) => rows.map(({ state }) => state))).toEqual(people.map(() => ["sent"]));
        expect([...accepted.values()]).toEqual(people.map(() => 1));
        delivered += accepted.size;
        counts.push(queue.counts);
      }),
      { numRuns: ROUNDS, endOnFailure: true },
    );
    noteFigures(context, `${delivered} reminders, each delivered once: ${asText(counts)}`);
  });

  it("brings each mail once", async (context) => {
    const counts: Record<string, number>[] = [];
    let delivered = 0;
    await fc.assert(
      fc.asyncProperty(fc.gen(), async (chance) => {
        await env.DB.prepare("DELETE FROM outbox").run();
        const world = mailWorld();
        const queue = new FaultyQueue<unknown>(chance);
        const ids = JSON.stringify(Array.from({ length: MAILS }, () => crypto.randomUUID()));
        await env.DB.prepare(
          `INSERT INTO outbox (id, kind, payload, created_at, due_at)
           SELECT value, 'password-changed', json_object('email', value || '@example.test', 'origin', 'https://acolyte.test'), ?2, 0
           FROM json_each(?1)`,
        )
          .bind(ids, EVENING)
          .run();
        const left = () => env.DB.prepare("SELECT count(*) FROM outbox").first<number>("count(*)");
        while ((await left()) !== 0) {
          await world.tick();
          queue.send(world.queued.splice(0));
          world.queued.push(...queue.receive());
          const isAway = happens(chance, UNAVAILABLE);
          world.failWith(
            isAway ? Object.assign(new Error("away"), { code: "E_INTERNAL_SERVER_ERROR" }) : undefined,
          );
          await world.deliver();
          // As if the minutes went by that the row waits for.
          await world.makeDue();
        }
        const sent = world.sent.map(({ to }) => to.split("@")[0]);
        expect(sent.toSorted()).toEqual(JSON.parse(ids).toSorted());
        delivered += sent.length;
        counts.push(queue.counts);
      }),
      { numRuns: ROUNDS, endOnFailure: true },
    );
    noteFigures(context, `${delivered} mails, each delivered once: ${asText(counts)}`);
  });
});
