import { beforeAll, describe, expect, it } from "vitest";
import type { DayDescription } from "~/features/calendar/contract";
import { describeDay } from "~/features/calendar/domain/liturgy/describe-day";
import { US_CALENDAR } from "~/features/calendar/domain/liturgy/types";
import { localDateIn } from "~/shared/dates";
import { type Account, createAccount, send } from "../factories/accounts";
import { server } from "../factories/worker-with";

const PATH = "/api/liturgical/today";

let account: Account;

beforeAll(async () => {
  account = await createAccount(server, { timezone: "Pacific/Kiritimati" });
});

async function read(query = "", { cookie } = account) {
  const response = await send(server, { cookie }, "GET", `${PATH}${query}`);
  const day = await response.json<DayDescription & { message?: string }>();
  return { status: response.status, day, message: day.message };
}

describe("GET /api/liturgical/today", () => {
  it("returns the whole description of the requested day", async () => {
    const { status, day } = await read("?date=2026-11-24");
    const hours = { morning: 9, midday: 12, evening: 18, night: 23 };
    expect(status).toBe(200);
    expect(day).toEqual(describeDay("2026-11-24", hours[day.timeBasedPrompt.timeOfDay], US_CALENDAR));
    expect(day).toMatchObject({
      dayOfWeek: "Tuesday",
      feastDay: "Saint Andrew Dũng-Lạc, Priest, and Companions, Martyrs",
      rank: "Memorial",
      liturgicalColor: "Red",
    });
  });

  it("is today in the user's time zone, or in the requested one", async () => {
    const zones = { "": "Pacific/Kiritimati", "?timezone=Pacific/Pago_Pago": "Pacific/Pago_Pago" };
    for (const [query, zone] of Object.entries(zones)) {
      const before = localDateIn(zone, new Date());
      const { day } = await read(query);
      expect([before, localDateIn(zone, new Date())]).toContain(day.date);
    }
  });

  it.each([
    ["2027-05-09", "", "The Ascension of the Lord"],
    ["2027-01-04", "", "Seton"],
    ["2027-05-09", "&ascension=sunday", "The Ascension of the Lord"],
    ["2027-05-06", "&ascension=thursday", "The Ascension of the Lord"],
    ["2027-01-04", "&calendar=general", "Monday after the Epiphany of the Lord"],
    ["2027-01-06", "&epiphany=january-6", "Epiphany"],
    ["2027-05-27", "&corpusChristi=thursday", "Corpus Christi"],
  ])("follows the requested calendar: %s%s is %s", async (date, options, name) => {
    expect((await read(`?date=${date}${options}`)).day.feastDay).toContain(name);
  });

  it("follows the person's own calendar unless another is requested", async () => {
    const own = await createAccount(server);
    const liturgicalOptions = { calendar: "general", ascension: "thursday" };
    const { cookie } = own;
    await send(server, { cookie }, "PATCH", "/api/auth/profile", { json: { liturgicalOptions } });
    const feastOn = async (query: string) => (await read(query, own)).day.feastDay;
    const ascension = "The Ascension of the Lord";
    expect(await feastOn("?date=2027-05-06")).toBe(ascension);
    expect(await feastOn("?date=2027-05-09")).not.toBe(ascension);
    expect(await feastOn("?date=2027-05-09&ascension=sunday")).toBe(ascension);
    expect(await feastOn("?date=2027-01-04")).not.toContain("Seton");
  });

  it.each([
    "?date=2101-01-01",
    "?date=2027-02-29",
    "?timezone=Mars/Olympus",
    "?calendar=US",
    "?ascension=friday",
  ])("refuses %s with 400", async (query) => {
    const { status, message } = await read(query);
    expect(status).toBe(400);
    expect(message).toMatch(/\S/);
  });
});

it("uses the color of the day as the accent of every page", async () => {
  const before = (await read()).day.liturgicalColor;
  const page = await send(server, account, "GET", "/journal");
  const accent = /data-season="(\w+)"/.exec(await page.text())?.[1];
  // Midnight may pass between the two.
  const after = (await read()).day.liturgicalColor;
  expect([before.toLowerCase(), after.toLowerCase()]).toContain(accent);
});
