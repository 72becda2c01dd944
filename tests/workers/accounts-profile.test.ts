import { env, exports } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import type { User } from "~/features/accounts/contract";
import { type Account, callApi, ORIGIN, signUp } from "../factories/accounts";

// Each sign-in costs a full scrypt, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 });

const server = exports.default;

const patch = (account: Pick<Account, "cookie">, path: string, body: unknown) =>
  callApi(server, { path, method: "PATCH", cookie: account.cookie, body });
const patchProfile = (account: Pick<Account, "cookie">, body: unknown) =>
  patch(account, "/api/auth/profile", body);

const row = (account: Account) =>
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
  it("changes every known member and answers the user", async () => {
    const account = await signUp(server);
    const response = await patchProfile(account, PROFILE);
    expect(response.status).toBe(200);
    const user = await response.json<User>();
    expect(user).toEqual({ ...account.user, ...PROFILE });
    const answer = await callApi(server, { path: "/api/auth/user", cookie: account.cookie });
    expect(await answer.json()).toEqual(user);
  });

  it("leaves what is absent and ignores what is unknown", async () => {
    const account = await signUp(server);
    await patchProfile(account, PROFILE);
    const response = await patchProfile(account, {
      firstName: " Anna ",
      id: "another",
      subscriptionTier: "premium",
      journalShard: 1,
      journal_shard: 1,
      passwordHash: "x",
    });
    expect(await response.json()).toEqual({ ...account.user, ...PROFILE, firstName: "Anna" });
    expect(await row(account)).toMatchObject({ subscription_tier: "free", journal_shard: 0 });
  });

  it.each(["none", "", null])("takes the saint %j for no preference", async (favoriteSaint) => {
    const account = await signUp(server);
    await patchProfile(account, PROFILE);
    expect(await (await patchProfile(account, { favoriteSaint })).json()).toMatchObject({
      favoriteSaint: null,
    });
  });

  it("takes control characters and direction overrides out of every field of one line", async () => {
    const account = await signUp(server);
    const hostile = "\u202EAn\u0000na\r\nB\u2066\u001B";
    const fields = { firstName: hostile, lastName: hostile, location: hostile, favoriteSaint: hostile };
    const changed = await (await patchProfile(account, { ...fields, zipCode: "5\u202E4290" })).json();
    const plain = { firstName: "Anna B", lastName: "Anna B", location: "Anna B", favoriteSaint: "Anna B" };
    expect(changed).toMatchObject({ ...plain, zipCode: "54290" });
  });

  it("empties what may be empty", async () => {
    const account = await signUp(server);
    await patchProfile(account, PROFILE);
    const empty = { location: null, zipCode: "", birthDate: "", bio: null, phoneNumber: null };
    expect(await (await patchProfile(account, empty)).json()).toMatchObject({
      location: "",
      zipCode: "",
      birthDate: null,
      bio: "",
      phoneNumber: "",
    });
  });

  it("changes one liturgical option and leaves the others; refuses an unknown one", async () => {
    const account = await signUp(server);
    const response = await patchProfile(account, { liturgicalOptions: { ascension: "thursday" } });
    const liturgicalOptions = { ...account.user.liturgicalOptions, ascension: "thursday" };
    expect(await response.json()).toEqual({ ...account.user, liturgicalOptions });
    const before = await row(account);
    const wrong = { firstName: "Anne", liturgicalOptions: { epiphany: "january-6", calendar: "julian" } };
    expect((await patchProfile(account, wrong)).status).toBe(400);
    expect(await row(account)).toEqual(before);
  });

  it("changes the e-mail at once, for sign-in as well", async () => {
    const account = await signUp(server);
    const email = `new-${crypto.randomUUID()}@example.test`;
    const response = await patchProfile(account, { email: ` ${email.toUpperCase()} ` });
    expect(await response.json()).toMatchObject({ email });
  });

  it("refuses an e-mail that another account has, and changes nothing else either", async () => {
    const [account, other] = [await signUp(server), await signUp(server)];
    const before = await row(account);
    const response = await patchProfile(account, { firstName: "Anne", email: other.email.toUpperCase() });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ message: expect.any(String) });
    expect(await row(account)).toEqual(before);
  });

  it("takes the own e-mail", async () => {
    const account = await signUp(server);
    expect((await patchProfile(account, { email: account.email })).status).toBe(200);
  });

  it.each([
    ["firstName", 7],
    ["firstName", ""],
    ["firstName", " \u00A0 "],
    ["firstName", "\u202E\u200B"],
    ["lastName", ""],
    ["lastName", "\u0000\n\u3164"],
    ["firstName", "a".repeat(81)],
    ["lastName", null],
    ["email", "no-at-sign"],
    ["email", ""],
    ["email", null],
    ["location", "a".repeat(121)],
    ["zipCode", "123456"],
    ["timezone", "Mars/Olympus"],
    ["timezone", ""],
    ["timezone", null],
    ["favoriteSaint", {}],
    ["birthDate", "1985-02-29"],
    ["birthDate", "28.02.1985"],
    ["birthDate", "1885-02-28"],
    ["birthDate", "2999-01-01"],
    ["bio", "a".repeat(2001)],
    ["bio", ["a"]],
    ["greetingPreference", "poem"],
    ["moodTrackingEnabled", "true"],
    ["moodTrackingEnabled", 1],
    ["notificationPreference", "pigeon"],
    ["phoneNumber", "555-0123"],
    ["pushNotificationEnabled", null],
    ["aiEnabled", "yes"],
    ["journalCareEnabled", "no"],
    ["liturgicalOptions", "general"],
    ["liturgicalOptions", null],
  ])("refuses %s = %j and stores nothing", async (name, value) => {
    const account = await signUp(server);
    const before = await row(account);
    const response = await patchProfile(account, { firstName: "Anne", [name]: value });
    expect(response.status).toBe(400);
    const body = await response.json<{ message: string; issues: { path: string }[] }>();
    expect(body.message).not.toBe("");
    expect(body.issues[0]?.path).toBe(name);
    expect(await row(account)).toEqual(before);
  });

  it.each([
    ["malformed JSON", "{", "application/json", 400],
    ["a list", "[]", "application/json", 400],
    ["a bare null", "null", "application/json", 400],
    ["another type", '{"firstName":"Anne"}', "text/plain", 415],
    ["too much", `{"bio":"${"a".repeat(1_100_000)}"}`, "application/json", 413],
  ])("refuses %s and stores nothing", async (_name, body, type, status) => {
    const account = await signUp(server);
    const before = await row(account);
    const request = new Request(`${ORIGIN}/api/auth/profile`, {
      method: "PATCH",
      body,
      headers: { Origin: ORIGIN, Cookie: account.cookie, "Content-Type": type },
    });
    const response = await server.fetch(request);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ message: expect.any(String) });
    expect(await row(account)).toEqual(before);
  });

  it("refuses a foreign origin and a visitor", async () => {
    const account = await signUp(server);
    const before = await row(account);
    const request = new Request(`${ORIGIN}/api/auth/profile`, {
      method: "PATCH",
      body: '{"firstName":"Mallory"}',
      headers: { Origin: "https://evil.test", Cookie: account.cookie, "Content-Type": "application/json" },
    });
    expect((await server.fetch(request)).status).toBe(403);
    expect((await patchProfile({ cookie: "" }, { firstName: "Mallory" })).status).toBe(401);
    expect(await row(account)).toEqual(before);
  });

  it("answers 405 to other methods", async () => {
    const { cookie } = await signUp(server);
    for (const method of ["GET", "POST", "DELETE"]) {
      const response = await callApi(server, { path: "/api/auth/profile", method, cookie });
      expect(response.status).toBe(405);
      expect(response.headers.get("Allow")).toBe("PATCH");
    }
  });
});

describe("prayer preferences", () => {
  it("are stored and answered", async () => {
    const account = await signUp(server);
    const style = await patch(account, "/api/user/prayer-style", { prayerStyle: "mystical" });
    expect(await style.json()).toMatchObject({ prayerStyle: "mystical", prayerLength: 3 });
    const length = await patch(account, "/api/user/prayer-length", { prayerLength: 5 });
    expect(await length.json()).toMatchObject({ prayerStyle: "mystical", prayerLength: 5 });
  });

  it("take 'modern' for 'modern_theologian'", async () => {
    const account = await signUp(server);
    const response = await patch(account, "/api/user/prayer-style", { prayerStyle: "modern" });
    expect(await response.json()).toMatchObject({ prayerStyle: "modern_theologian" });
  });

  it.each([
    ["style", { prayerStyle: "loud" }],
    ["style", {}],
    ["length", { prayerLength: 0 }],
    ["length", { prayerLength: 6 }],
    ["length", { prayerLength: 2.5 }],
    ["length", { prayerLength: "3" }],
    ["length", {}],
  ])("refuse the %s %j and store nothing", async (name, body) => {
    const account = await signUp(server);
    const before = await row(account);
    expect((await patch(account, `/api/user/prayer-${name}`, body)).status).toBe(400);
    expect(await row(account)).toEqual(before);
  });

  it.each(["style", "length"])("refuse a visitor (%s)", async (name) => {
    expect((await patch({ cookie: "" }, `/api/user/prayer-${name}`, {})).status).toBe(401);
  });
});

describe("a page of another user than the session's", () => {
  const ask = (cookie: string, actingUser: string) =>
    server.fetch(
      new Request(`${ORIGIN}/api/auth/user`, { headers: { Cookie: cookie, "X-Acting-User": actingUser } }),
    );

  it("is told that its session is over, so that its words reach nobody else's journal", async () => {
    const [first, second] = [await signUp(server), await signUp(server)];
    expect((await ask(second.cookie, second.user.id)).status).toBe(200);
    const refused = await ask(second.cookie, first.user.id);
    expect(refused.status).toBe(401);
    expect(await refused.json()).toEqual({ message: "Unauthorized" });
  });
});
