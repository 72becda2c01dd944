import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { postLogin, send, sessionCookie, signUp } from "../factories/accounts";
import { server } from "../factories/worker-with";

async function tables() {
  const [users, credentials, sessions] = await env.DB.batch<Record<string, unknown>>([
    env.DB.prepare("SELECT * FROM users"),
    env.DB.prepare("SELECT * FROM credentials"),
    env.DB.prepare("SELECT * FROM sessions"),
  ]);
  return { users: users!.results, credentials: credentials!.results, sessions: sessions!.results };
}

const newPerson = () => ({ email: `p-${crypto.randomUUID()}@example.test`, password: "Quiet morning 7" });

describe("sign-up", () => {
  it("makes an account with the defaults and opens its profile", async () => {
    const person = newPerson();
    const response = await postLogin(server, { mode: "sign-up", ...person, timezone: "Europe/Rome" });
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe("/profile-setup");
    const answer = await send(server, { cookie: sessionCookie(response) }, "GET", "/api/auth/user");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(await answer.json()).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      email: person.email,
      firstName: "",
      lastName: "",
      liturgicalOptions: {
        calendar: "us",
        epiphany: "sunday",
        ascension: "sunday",
        corpusChristi: "sunday",
      },
      location: "",
      zipCode: "",
      emailVerified: false,
      pendingEmail: null,
      timezone: "Europe/Rome",
      favoriteSaint: null,
      birthDate: null,
      bio: "",
      greetingPreference: "scripture",
      prayerStyle: "scripture",
      prayerLength: 3,
      moodTrackingEnabled: false,
      notificationPreference: "push",
      phoneNumber: "",
      pushNotificationEnabled: true,
      aiEnabled: true,
      journalCareEnabled: true,
      subscriptionTier: "free",
      subscriptionExpiresAt: null,
    });
  });

  it.each([["Mars/Olympus"], [""]])("falls back to UTC for the zone %j", async (timezone) => {
    const { user } = await signUp(server, { timezone });
    expect(user.timezone).toBe("UTC");
  });

  it("accepts an e-mail in any case and with spaces around it", async () => {
    const person = newPerson();
    await signUp(server, { ...person, email: `  ${person.email.toUpperCase()} ` });
    expect((await postLogin(server, { mode: "sign-in", ...person })).status).toBe(303);
  });

  it.each([
    ["no e-mail", { email: "" }, 400, "Please enter a valid e-mail address."],
    ["a long e-mail", { email: `${"a".repeat(250)}@example.test` }, 400, "too long"],
    ["a short password", { password: "seven77" }, 400, "Password must be at least 8 characters long."],
    ["a long password", { password: "x7".repeat(513) }, 400, "at most 1,024 bytes"],
    ["a common password", { password: "Password123" }, 400, "most common"],
    ["a huge form", { email: "a".repeat(40_000) }, 413, "too large"],
  ])("refuses %s and stores nothing", async (_name, fault, status, words) => {
    const before = await tables();
    const response = await postLogin(server, { mode: "sign-up", ...newPerson(), ...fault });
    expect(response.status).toBe(status);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await response.text()).toContain(words);
    expect(await tables()).toEqual(before);
  });

  it("refuses a known e-mail, then throttles", async () => {
    const { email } = await signUp(server);
    const before = await tables();
    const form = { mode: "sign-up", email, password: "Another morning 8" };
    const responses = [];
    for (let count = 0; count < 11; count++) {
      responses.push(await postLogin(server, form, { address: "203.0.113.50" }));
    }
    expect(responses.map((response) => response.status)).toEqual([...Array(10).fill(409), 429]);
    expect(Number(responses[10]!.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await responses[0]!.text()).toContain("already an account");
    expect(await tables()).toEqual(before);
  });

  it("makes one account from parallel sign-ups with one e-mail", async () => {
    const { email } = newPerson();
    const attempts = Array.from({ length: 6 }, (_, index) =>
      postLogin(server, { mode: "sign-up", email, password: `Quiet morning ${index}` }),
    );
    const statuses = (await Promise.all(attempts)).map((response) => response.status);
    expect(statuses.sort()).toEqual([303, 409, 409, 409, 409, 409]);
    const { users } = await tables();
    expect(users.filter((user) => user.email === email)).toHaveLength(1);
  });
});

describe("sign-in", () => {
  it("creates a new token each time and ends the browser's previous session", async () => {
    const { email, password, cookie } = await signUp(server);
    const response = await postLogin(server, { mode: "sign-in", email, password }, { Cookie: cookie });
    expect(sessionCookie(response)).not.toBe(cookie);
    expect((await send(server, { cookie }, "GET", "/api/auth/user")).status).toBe(401);
  });

  it("shows the card again with the e-mail and the page to return to, never the password", async () => {
    const { email } = await signUp(server);
    const response = await postLogin(server, {
      mode: "sign-in",
      email,
      password: "Wrong evening 9",
      redirectTo: "/journal?new=true",
    });
    expect(response.status).toBe(401);
    expect(response.headers.get("Content-Type")).toContain("text/html");
    const html = await response.text();
    expect(html).toContain("Welcome Back");
    expect(html).toContain("The e-mail address or the password is not right.");
    expect(html).toContain(`value="${email}"`);
    expect(html).toContain('name="redirectTo" value="/journal?new=true"');
    expect(html).not.toContain("Wrong evening 9");
  });

  it("answers an unknown e-mail, an account without a password and a wrong password alike", async () => {
    const known = await signUp(server);
    const bare = await signUp(server);
    await env.DB.prepare("DELETE FROM credentials WHERE user_id = ?").bind(bare.user.id).run();
    const answers = [];
    for (const email of [known.email, bare.email, newPerson().email]) {
      const response = await postLogin(server, { mode: "sign-in", email, password: "Wrong evening 9" });
      const headers = [...response.headers].filter(([name]) => !/request-id|policy|timing/i.test(name));
      const html = (await response.text())
        .replaceAll(email, "EMAIL")
        .replaceAll(String(response.headers.get("X-Request-Id")), "REQUEST")
        .replace(/nonce="[^"]*"|"[\w-]{22}"/g, "");
      answers.push({ status: response.status, headers, html });
    }
    expect(answers[0]!.status).toBe(401);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  it("does equal work for an unknown e-mail and a wrong password", async () => {
    const { email } = await signUp(server);
    const timings = [];
    for (const who of [email, newPerson().email]) {
      const response = await postLogin(server, { mode: "sign-in", email: who, password: "Wrong evening 9" });
      timings.push(/queries=\d+/.exec(response.headers.get("Server-Timing") ?? "")?.[0]);
    }
    expect(timings[0]).toMatch(/queries=\d/);
    expect(timings[1]).toBe(timings[0]);
  });

  it("rehashes a password with outdated parameters", async () => {
    const { email, user } = await signUp(server, { password: "Quiet morning 7" });
    // scrypt N=1024 r=8 p=1 of "Quiet morning 7", made with Node.
    const old = "$scrypt$ln=10,r=8,p=1$c2l4dGVlbiBieXRlcy4uLg$MWY31f5ssniDxun7xMewIc+wtXSESbJ8JzReojinGO4";
    await env.DB.prepare("UPDATE credentials SET password_hash = ? WHERE user_id = ?")
      .bind(old, user.id)
      .run();
    expect((await postLogin(server, { email, password: "Quiet morning 7" })).status).toBe(303);
    const row = await env.DB.prepare("SELECT password_hash FROM credentials WHERE user_id = ?")
      .bind(user.id)
      .first<{ password_hash: string }>();
    expect(row?.password_hash).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$/);
    expect((await postLogin(server, { email, password: "Quiet morning 7" })).status).toBe(303);
  });
});
