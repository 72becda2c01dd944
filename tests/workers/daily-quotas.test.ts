import { env, exports } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { giveUseBack, purgeQuotas, readQuota, reserveUse } from "~/features/plans/server/public.server";
import { isAppError } from "~/shared/errors";
import { type Account, createAccount } from "../factories/accounts";
import { servicesAt, sessionUser } from "../factories/journal";

const HOUR = 3_600_000;
const LIMIT = 20;
const QUOTA = { kind: "companion", limit: LIMIT, refusal: (when: string) => `More ${when}.` } as const;
/** A timezone for each hour of midnight. */
const ZONES = Array.from(
  { length: 26 },
  (_, hours) => `Etc/GMT${hours < 12 ? "+" : "-"}${Math.abs(12 - hours)}`,
);

let account: Account;

beforeEach(async () => {
  account = await createAccount(exports.default);
});

const userIn = (timezone: string) => sessionUser({ id: account.user.id, timezone });

/** Returns the uses that a user gets at an instant, in a timezone. */
async function takeAll(timezone: string, instant: number): Promise<number> {
  for (let used = 0; used <= LIMIT; used++) {
    const outcome = await reserveUse(
      servicesAt(new Date(instant).toISOString()),
      userIn(timezone),
      QUOTA,
    ).catch((error: unknown) => error);
    if (isAppError(outcome)) return used;
  }
  return Number.POSITIVE_INFINITY;
}

it("allows its uses once a day to a user who moves to the next midnight's timezone every hour", async () => {
  const start = Date.parse("2026-11-20T12:30:00Z");
  const uses: number[] = [];
  for (let hour = 0; hour < 72; hour++) {
    const instant = start + hour * HOUR;
    const zone = ZONES.find(
      (one) => new Date(instant).toLocaleTimeString("en-GB", { timeZone: one }) >= "23:00",
    );
    uses.push(await takeAll(zone ?? "UTC", instant));
  }
  // The first window ends at the midnight half an hour later; from then on each takes a day.
  expect(uses.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(5 * LIMIT);
  const opened = uses.flatMap((used, hour) => (used > 0 ? [hour] : [])).slice(1);
  expect(opened.slice(1).every((hour, index) => hour - opened[index]! >= 23)).toBe(true);
});

it("resets at each midnight of a timezone, also after the short day of a clock change", async () => {
  const midnights = ["2026-03-07T05:00", "2026-03-08T05:00", "2026-03-09T04:00", "2026-03-10T04:00"];
  for (const midnight of midnights) {
    const instant = Date.parse(`${midnight}:00Z`);
    expect(await takeAll("America/New_York", instant - HOUR / 60), `before ${midnight}`).toBe(
      midnight === midnights[0] ? LIMIT : 0,
    );
    expect(await takeAll("America/New_York", instant), midnight).toBe(LIMIT);
  }
});

it("reports its rest and its reset, and takes back a use only in its own window", async () => {
  const services = servicesAt("2026-11-20T12:00:00.000Z");
  expect(await readQuota(services, userIn("UTC"), QUOTA)).toEqual({ left: LIMIT, resetsAt: "midnight" });
  const use = await reserveUse(services, userIn("UTC"), QUOTA);
  expect(await readQuota(services, userIn("Asia/Kolkata"), QUOTA)).toEqual({ left: 19, resetsAt: "5:30 AM" });
  await giveUseBack(services, use);
  expect((await readQuota(services, userIn("UTC"), QUOTA)).left).toBe(LIMIT);
  const later = servicesAt("2026-11-21T12:00:00.000Z");
  await reserveUse(later, userIn("UTC"), QUOTA);
  await giveUseBack(later, use);
  expect((await readQuota(later, userIn("UTC"), QUOTA)).left).toBe(19);
});

it("is deleted a day after its end", async () => {
  await reserveUse(servicesAt("2026-11-20T12:00:00.000Z"), userIn("UTC"), QUOTA);
  const rows = () =>
    env.DB.prepare("SELECT count(*) AS n FROM daily_quotas WHERE user_id = ?")
      .bind(account.user.id)
      .first("n");
  await purgeQuotas(servicesAt("2026-11-21T23:59:59.000Z"));
  expect(await rows()).toBe(1);
  await purgeQuotas(servicesAt("2026-11-22T00:00:01.000Z"));
  expect(await rows()).toBe(0);
});
