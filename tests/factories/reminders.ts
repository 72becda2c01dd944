import { env } from "cloudflare:workers";
import type { ReminderSettingsInput } from "~/features/reminders/contract";
import { claimReminders, type Tick } from "~/features/reminders/server/claim-reminders.server";
import { deliverReminder } from "~/features/reminders/server/deliver-reminder.server";
import { addPushSubscription } from "~/features/reminders/server/manage-push-subscriptions.server";
import { saveReminders } from "~/features/reminders/server/reminder-settings.server";
import type { Hint, HintOf } from "~/server/ports/hints";
import type { MailMessage } from "~/server/ports/mailer";
import type { PushMessage, PushOutcome, PushTarget } from "~/server/ports/pusher";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { createServices } from "~/services.server";
import { ORIGIN } from "./accounts";
import { sessionUser } from "./journal";

const MINUTE = 60_000;

/** A push that the push service received. */
export interface SentPush {
  target: PushTarget;
  message: PushMessage;
  timeToLive: number;
}

/** The reminders with a clock, a push service, a mailer and a queue that the test controls. */
export class ReminderWorld {
  readonly pushes: SentPush[] = [];
  readonly mails: MailMessage[] = [];
  readonly queued: HintOf<"delivery">[] = [];
  /** Returns the response of the push service. */
  push: (target: PushTarget) => PushOutcome | Promise<PushOutcome> = () => ({ outcome: "sent" });
  now: number;
  readonly services: Services;

  constructor(now: string, overrides: Partial<Services> = {}) {
    this.now = Date.parse(now);
    const services = createServices(env, { waitUntil: () => {} });
    this.services = {
      ...services,
      settings: { ...services.settings, mail: { isReal: true, isDelivered: true, domain: "acolyte.test" } },
      clock: { now: () => new Date(this.now) },
      pusher: {
        publicKey: "key",
        isAllowed: (endpoint) => endpoint.startsWith("https://push.test/"),
        send: async (target, message, timeToLive) => {
          this.pushes.push({ target, message, timeToLive });
          return await this.push(target);
        },
      },
      mailer: {
        send: async (message) => {
          this.mails.push(message);
        },
      },
      hints: { announce: async (hints) => void this.queued.push(...hints.filter(isDelivery)) },
      ...overrides,
    };
  }

  /** Stores an account with reminders and, unless another number is given, one device. */
  async person(settings: ReminderSettingsInput = {}, overrides: Partial<SessionUser> = {}, devices = 1) {
    const user = sessionUser({
      email: `${crypto.randomUUID()}@example.test`,
      emailVerified: true,
      ...overrides,
    });
    const { id, email, timezone, notificationPreference, pushNotificationEnabled, phoneNumber } = user;
    const at = new Date(this.now).toISOString();
    await env.DB.prepare(
      `INSERT INTO users (id, email, email_verified_at, timezone, notification_preference, push_notification_enabled,
        phone_number, journal_shard, created_at, updated_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?9)`,
    )
      .bind(
        id,
        email,
        user.emailVerified ? at : null,
        timezone,
        notificationPreference,
        Number(pushNotificationEnabled),
        phoneNumber,
        user.journalShard,
        at,
      )
      .run();
    await saveReminders(this.services, {
      user,
      input: { reminderPreference: "once_daily", ...settings } as ReminderSettingsInput,
      origin: ORIGIN,
    });
    for (let device = 0; device < devices; device++) await this.device(user);
    return user;
  }

  device(user: SessionUser, endpoint = `https://push.test/${crypto.randomUUID()}`) {
    return addPushSubscription(this.services, { user, input: subscription(endpoint) });
  }

  /** Runs cron in all shards now, or at another time, and returns the sums. */
  async tick(at?: string): Promise<Tick> {
    if (at) this.now = Date.parse(at);
    const sums = { claimed: 0, announced: 0, late: 0 };
    const ticks = await Promise.all(
      this.services.shards.map((shard) => claimReminders(this.services, shard)),
    );
    for (const tick of ticks) {
      for (const name of ["claimed", "announced", "late"] as const) sums[name] += tick[name];
    }
    return sums;
  }

  /** Delivers everything in the queue. */
  async deliver() {
    const outcomes: string[] = [];
    for (const hint of this.queued.splice(0)) {
      outcomes.push((await deliverReminder(this.services, hint)).outcome);
    }
    return outcomes;
  }

  /** Moves the clock by some minutes, and runs cron and the queue in each. */
  async pass(minutes: number) {
    for (let minute = 0; minute < minutes; minute++) {
      this.now += MINUTE;
      await this.tick();
      await this.deliver();
    }
  }
}

/** Returns whether a hint is about a delivery. */
export const isDelivery = (hint: Hint): hint is HintOf<"delivery"> => hint.type === "delivery";

/** Deletes everybody's reminders: cron works for all of them, and nobody of another test may be due. */
export async function forgetReminders() {
  for (const journal of [env.JOURNAL_0, env.JOURNAL_1]) {
    for (const table of ["deliveries", "push_subscriptions", "reminders"]) {
      await journal.prepare(`DELETE FROM ${table}`).run();
    }
  }
}

/** Returns a subscription as a browser sends it. */
export function subscription(endpoint: string) {
  return { endpoint, keys: { p256dh: `B${"k".repeat(86)}`, auth: "a".repeat(22) } };
}

/** Returns a person's stored deliveries in order. */
export async function storedDeliveries(userId: string, journal = env.JOURNAL_0) {
  const { results } = await journal
    .prepare("SELECT * FROM deliveries WHERE user_id = ? ORDER BY id")
    .bind(userId)
    .all<Record<string, unknown> & { id: number; state: string; reason: string | null; attempts: number }>();
  return results;
}

/** Returns the state, channel and reason of a person's deliveries in order. */
export const deliveryStates = async (userId: string, journal = env.JOURNAL_0) =>
  (await storedDeliveries(userId, journal)).map(({ channel, state, reason }) => [channel, state, reason]);

/** Returns the stored row of a person's reminders. */
export async function storedReminders(userId: string) {
  return await env.JOURNAL_0.prepare("SELECT * FROM reminders WHERE user_id = ?")
    .bind(userId)
    .first<{ next_due_at: number | null; revision: number; timezone: string }>();
}
