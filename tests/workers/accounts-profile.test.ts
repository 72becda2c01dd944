import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { User } from "~/features/accounts/contract";
import { type Account, createAccount, inFirstShard, send } from "../factories/accounts";
import { server } from "../factories/worker-with";

inFirstShard();

let account: Account;
beforeEach(async () => {
  account = await createAccount(server);
});

const patch = (path: string, json: unknown, by: Account | null = account) =>
  send(server, by, "PATCH", path, { json });
const patchProfile = (json: unknown) => patch("/api/auth/profile", json);
const changed = async (json: unknown) => (await patchProfile(json)).json<User>();

const row = () =>
  env.DB.prepare("SELECT * FROM users WHERE id = ?").bind(account.user.id).first<Record<string, unknown>>();

const PROFILE = {
  firstName: "Anne",
  lastName: "Müller",
  location: "Trier",
  zipCode: "54290",
  timezone: "Europe/Berlin",
  favoriteSaint: "St. Thérèse of Lisieux",
  birthDate: "1985-02-28",
  bio: "A reader.",
  greetingPreference: "patristic_quote",
  moodTrackingEnabled: true,
  notificationPreference: "both",
  phoneNumber: "+14155550123",
  pushNotificationEnabled: false,
  aiEnabled: false,
  journalCareEnabled: false,
  liturgicalOptions: {
    calendar: "general",
    epiphany: "january-6",
    ascension: "thursday",
    corpusChristi: "thursday",
  },
};

describe("PATCH /api/auth/profile", () => {
  it("changes every known member and returns the user", async () => {
    const user = await changed(PROFILE);
    expect(user).toEqual({ ...account.user, ...PROFILE });
    const answer = await send(server, account, "GET", "/api/auth/user");
    expect(await answer.json()).toEqual(user);
  });

  it("keeps absent members and ignores unknown ones", async () => {
    await patchProfile(PROFILE);
    const unknown = { id: "another", subscriptionTier: "premium", journalShard: 1, passwordHash: "x" };
    expect(await changed({ firstName: " Anna ", ...unknown })).toEqual({
      ...account.user,
      ...PROFILE,
      firstName: "Anna",
    });
    expect(await row()).toMatchObject({ subscription_tier: "free", journal_shard: 0 });
  });

  it.each(["none", "", null])("stores no preference for the saint %j", async (favoriteSaint) => {
    await patchProfile(PROFILE);
    expect(await changed({ favoriteSaint })).toMatchObject({ favoriteSaint: null });
  });

  it("removes control characters and direction overrides from one-line fields", async () => {
    const hostile = "\u202EAn\u0000na\r\nB\u2066\u001B";
    const fields = { firstName: hostile, lastName: hostile, location: hostile, favoriteSaint: hostile };
    const plain = { firstName: "Anna B", lastName: "Anna B", location: "Anna B", favoriteSaint: "Anna B" };
    expect(await changed({ ...fields, zipCode: "5\u202E4290" })).toMatchObject({
      ...plain,
      zipCode: "54290",
    });
  });

  it("empties optional members", async () => {
    await patchProfile(PROFILE);
    const empty = { location: null, zipCode: "", birthDate: "", bio: null, phoneNumber: null };
    const stored = { location: "", zipCode: "", birthDate: null, bio: "", phoneNumber: "" };
    expect(await changed(empty)).toMatchObject(stored);
  });

  it("changes one liturgical option and keeps the others", async () => {
    const liturgicalOptions = { ...account.user.liturgicalOptions, ascension: "thursday" };
    expect(await changed({ liturgicalOptions: { ascension: "thursday" } })).toEqual({
      ...account.user,
      liturgicalOptions,
    });
  });

  it.each<[string, unknown[]]>([
    ["firstName", [7, "", " \u00A0 ", "\u202E\u200B", "a".repeat(81)]],
    ["lastName", ["", "\u0000\n\u3164", null]],
    ["email", ["no-at-sign", "", null]],
    ["location", ["a".repeat(121)]],
    ["zipCode", ["123456"]],
    ["timezone", ["Mars/Olympus", "", null]],
    ["favoriteSaint", [{}]],
    ["birthDate", ["1985-02-29", "28.02.1985", "1885-02-28", "2999-01-01"]],
    ["bio", ["a".repeat(2001), ["a"]]],
    ["greetingPreference", ["poem"]],
    ["moodTrackingEnabled", ["true", 1]],
    ["notificationPreference", ["pigeon"]],
    ["phoneNumber", ["555-0123"]],
    ["pushNotificationEnabled", [null]],
    ["aiEnabled", ["yes"]],
    ["journalCareEnabled", ["no"]],
    ["liturgicalOptions", ["general", null, { epiphany: "january-6", calendar: "julian" }]],
  ])("refuses an invalid %s and stores nothing", async (name, values) => {
    const before = await row();
    for (const value of values) {
      const response = await patchProfile({ firstName: "Anne", [name]: value });
      expect(response.status, JSON.stringify(value)).toBe(400);
      const body = await response.json<{ message: string; issues: { path: string }[] }>();
      expect(body.message).not.toBe("");
      expect(body.issues[0]?.path).toMatch(new RegExp(`^${name}`));
    }
    expect(await row()).toEqual(before);
  });
});

describe("prayer preferences", () => {
  it("are stored and returned, with 'modern' as 'modern_theologian'", async () => {
    const style = await patch("/api/user/prayer-style", { prayerStyle: "mystical" });
    expect(await style.json()).toMatchObject({ prayerStyle: "mystical", prayerLength: 3 });
    const length = await patch("/api/user/prayer-length", { prayerLength: 5 });
    expect(await length.json()).toMatchObject({ prayerStyle: "mystical", prayerLength: 5 });
    const modern = await patch("/api/user/prayer-style", { prayerStyle: "modern" });
    expect(await modern.json()).toMatchObject({ prayerStyle: "modern_theologian" });
  });
});

it("a page of another user than the session's is unauthorized, so that its words reach nobody else's journal", async () => {
  const other = await createAccount(server);
  const ask = (actingUser: string) =>
    send(server, account, "GET", "/api/auth/user", { headers: { "X-Acting-User": actingUser } });
  expect((await ask(account.user.id)).status).toBe(200);
  const refused = await ask(other.user.id);
  expect(refused.status).toBe(401);
  expect(await refused.json()).toEqual({ message: "Unauthorized" });
});
