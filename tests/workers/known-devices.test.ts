import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { knownDevice, rememberDevice } from "~/features/accounts/server/known-device.server";
import { countPasswordAttempt } from "~/features/accounts/server/throttle.server";
import { createServices } from "~/services.server";
import { accountMails } from "../factories/account-mails";
import { type Account, postLogin, send } from "../factories/accounts";

const { server, newAccount, resetLink, post } = accountMails();
const services = createServices(env as never, { waitUntil: () => undefined });

/** Returns the cookie of a known browser, as a `Cookie` header. */
function deviceCookie(response: Response): string {
  const line = response.headers.getSetCookie().find((one) => one.startsWith("__Host-acolyte_device="));
  expect(line).toMatch(/; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  return line?.split(";")[0] ?? "";
}

/** Tries passwords from many networks until everybody has to wait. */
async function lockFromElsewhere(email: string) {
  for (let count = 0; count < 100; count++) {
    await countPasswordAttempt(services, { email, address: `198.51.100.${count}`, device: null });
  }
}

const signIn = ({ email, password }: Pick<Account, "email" | "password">, cookie = "") =>
  postLogin(server, { email, password }, { address: "203.0.113.5", Cookie: cookie });

describe("an account that strangers try to lock", () => {
  it("opens for its owner's browser from any network, and for no other browser", async () => {
    const account = await newAccount();
    const cookie = deviceCookie(await signIn(account));
    await lockFromElsewhere(account.email);
    expect((await signIn(account)).status).toBe(429);
    const other = await newAccount();
    const foreign = deviceCookie(await signIn(other));
    expect((await signIn(account, foreign)).status).toBe(429);
    expect((await signIn(account, `${cookie}x`)).status).toBe(429);
    expect((await signIn(account, cookie)).status).toBe(303);
  });

  it("opens for the browser that made it", async () => {
    const email = `new-${crypto.randomUUID()}@example.test`;
    const person = { email, password: "Quiet morning 7" };
    const cookie = deviceCookie(await postLogin(server, { mode: "sign-up", ...person }));
    await lockFromElsewhere(email);
    expect((await signIn(person, cookie)).status).toBe(303);
  });

  it("opens for the browser in which a mailed link was used", async () => {
    const account = await newAccount();
    const link = await resetLink(account.email);
    const password = "A calmer evening 8";
    const cookie = deviceCookie(await post(link, { password }));
    await lockFromElsewhere(account.email);
    expect((await signIn({ email: account.email, password })).status).toBe(429);
    expect((await signIn({ email: account.email, password }, cookie)).status).toBe(303);
  });

  it("lets its owner change the password in a session", async () => {
    const account = await newAccount();
    await lockFromElsewhere(account.email);
    const newPassword = "A calmer evening 8";
    const body = { currentPassword: account.password, newPassword, confirmPassword: newPassword };
    const changed = await send(server, account, "POST", "/api/auth/change-password", { json: body });
    expect(changed.status).toBe(200);
  });
});

describe("a known browser", () => {
  it("has ten wrong attempts, then waits, and locks no one else out", async () => {
    const account = await newAccount();
    const cookie = deviceCookie(await signIn(account));
    const wrong = { email: account.email, password: "Wrong evening 9" };
    const statuses = [];
    for (let count = 0; count < 11; count++) statuses.push((await signIn(wrong, cookie)).status);
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
    expect((await signIn(account)).status).toBe(303);
  });

  it("is known for five accounts, and stores no e-mail", () => {
    const emails = Array.from({ length: 6 }, (_, index) => `person-${index}@example.test`);
    let kept: string | null = null;
    for (const email of [...emails, emails[5] ?? ""]) kept = rememberDevice(services, kept, email);
    expect(kept).not.toContain("person");
    const known = emails.map((email) => knownDevice(services, kept, email));
    expect(known[0]).toBeNull();
    expect(new Set(known.slice(1)).size).toBe(1);
    expect(known[5]).toMatch(/^[\w-]{22}$/);
  });

  it.each([null, "", "a", `${"a".repeat(22)}.${"b".repeat(43)}`, "a".repeat(5000)])(
    "is not one with the cookie %j",
    (kept) => {
      expect(knownDevice(services, kept, "person@example.test")).toBeNull();
      expect(rememberDevice(services, kept, "person@example.test").length).toBeLessThan(300);
    },
  );
});
