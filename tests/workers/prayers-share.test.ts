import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Prayer } from "~/features/prayers/contract";
import { type Account, confirmEmail, createAccount, ORIGIN, send, setUser } from "../factories/accounts";

import { callOk, dumpLibrary, savePrayer } from "../factories/library";
import { type MailWorld, mailWorld } from "../factories/mail";

const FRIEND = "friend@example.test";
const FORM = { "Content-Type": "application/x-www-form-urlencoded" };
let world: MailWorld;
let account: Account;
let prayer: Prayer;

const share = (email: string, from = account) =>
  send(world.server, from, "POST", `/api/prayers/${prayer.id}/share`, { json: { email } });
const sharedWith = async () =>
  (await callOk<Prayer[]>(world.server, account, "GET", "/api/prayers"))[0]!.sharedWith;
const fault = (code: string) => Object.assign(new Error("secret"), { code });
/** Shares the prayer, and returns the link in the mail that ends such mails. */
async function sharedUrl(): Promise<string> {
  expect((await share(FRIEND)).status).toBe(200);
  return /^<(.*)>$/.exec(world.sent[0]!.headers["List-Unsubscribe"]!)![1]!;
}
const fetchUrl = (url: string, init: RequestInit = {}) => world.server.fetch(new Request(url, init));
const clickOnce = (url: string, headers: Record<string, string> = {}) =>
  fetchUrl(url, { method: "POST", body: "List-Unsubscribe=One-Click", headers: { ...FORM, ...headers } });

beforeEach(async () => {
  world = mailWorld();
  await env.DB.prepare("DELETE FROM mail_refusals").run();
  account = await createAccount(world.server);
  await confirmEmail(account);
  const name = { firstName: "Anna", lastName: "O'Neill <b>" };
  await callOk(world.server, account, "PATCH", "/api/auth/profile", name);
  const content = "Lord,\r\n<script>be near</script>\n\nto her.";
  prayer = await savePrayer(world.server, account, { content });
  world.sent.length = 0;
});

describe("sharing a prayer by e-mail", () => {
  it("sends text and HTML with the sender's name and no address, and stores the recipient once", async () => {
    const response = await share(" Friend@Example.test ");
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ ...prayer, sharedWith: [FRIEND] });
    const [mail] = world.sent;
    expect(mail).toMatchObject({
      to: FRIEND,
      subject: "Anna O'Neill <b> shares a prayer with you",
      headers: { "Auto-Submitted": "auto-generated", "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
    });
    expect(mail!.text).toContain("Lord,\n\n<script>be near</script>\n\nto her.");
    expect(mail!.html).toContain("&lt;script&gt;be near&lt;/script&gt;");
    expect(mail!.html).not.toMatch(/<script|<b>/);
    expect(JSON.stringify(mail)).not.toContain(account.email);
    expect((await share(FRIEND)).status).toBe(200);
    expect(await sharedWith()).toEqual([FRIEND]);
  });

  it("leaves the prayer unshared when it fails, says so, and counts nothing", async () => {
    world.failWith(fault("E_INTERNAL_SERVER_ERROR"));
    for (let tried = 0; tried < 12; tried++) {
      const response = await share(FRIEND);
      expect(response.status).toBe(503);
      expect(response.headers.get("Retry-After")).toBe("30");
      expect(await response.json()).toEqual({
        message: "The prayer could not be sent, so it was not shared. Please try again.",
      });
    }
    world.failWith(fault("E_RECIPIENT_SUPPRESSED"));
    const refused = await share(FRIEND);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ issues: [{ path: "email" }] });
    world.failWith();
    expect(await sharedWith()).toEqual([]);
    expect((await share(FRIEND)).status).toBe(200);
  });

  it("is limited to ten a day, even fifty at once, in any time zone", async () => {
    const addresses = Array.from({ length: 50 }, (_, number) => `friend-${number}@example.test`);
    const answers = await Promise.all(addresses.map((address) => share(address)));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array(10).fill(200), ...Array(40).fill(429)]);
    expect(world.sent).toHaveLength(10);
    expect((await sharedWith()).toSorted()).toEqual(world.sent.map(({ to }) => to).toSorted());
    for (const timezone of ["Pacific/Pago_Pago", "Asia/Tokyo", "Pacific/Kiritimati"]) {
      await send(world.server, account, "PATCH", "/api/auth/profile", { json: { timezone } });
      const refused = await share(FRIEND);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
      expect((await refused.json<{ message: string }>()).message).toMatch(
        /^You have shared 10 prayers today\. You can share more at (midnight|\d+:00 [AP]M)\.$/,
      );
    }
    expect(world.sent).toHaveLength(10);
    expect((await share(FRIEND, await createAccount(world.server))).status).toBe(404);
  });

  it("needs a confirmed address of one's own where mails are real, and only there", async () => {
    await setUser(account, "email_verified_at", null);
    expect((await share(FRIEND)).status).toBe(403);
    expect(world.sent).toEqual([]);
    world = mailWorld({ MAIL_TRANSPORT: "log", MAIL_FILES: "1" });
    expect((await share(FRIEND)).status).toBe(200);
    expect(world.sent).toHaveLength(1);
    world = mailWorld({ MAIL_TRANSPORT: "log", MAIL_FILES: "" });
    expect((await share("other@example.test")).status).toBe(503);
    expect(await sharedWith()).toEqual([FRIEND]);
  });

  it("sends nothing without APP_ORIGIN, whose link would lead to the host of the request", async () => {
    world = mailWorld({ MAIL_TRANSPORT: "log", MAIL_FILES: "1", APP_ORIGIN: "" });
    const log = vi.spyOn(console, "error").mockReturnValue();
    expect((await share(FRIEND)).status).toBe(503);
    expect(log.mock.calls.join()).toContain('"event":"mail-not-sent","fault":"no-app-origin"');
    log.mockRestore();
    expect(world.sent).toEqual([]);
    expect(await sharedWith()).toEqual([]);
  });

  it("has a link that ends such mails to the address from all senders, and opening it alone ends nothing", async () => {
    const url = await sharedUrl();
    expect(world.sent[0]!.text).toContain(`Stop these e-mails:\n${url}`);
    expect(url).not.toContain("@");
    expect((await fetchUrl(url)).status).toBe(200);
    expect((await share(FRIEND)).status).toBe(200);

    expect((await clickOnce(url, { Host: new URL(ORIGIN).host })).status).toBe(200);
    const before = await dumpLibrary(account);
    expect((await share("FRIEND@example.test")).status).toBe(409);
    expect(await dumpLibrary(account)).toBe(before);
    expect((await share("other@example.test")).status).toBe(200);
    const rows = await env.DB.prepare("SELECT * FROM mail_refusals").all();
    expect(JSON.stringify(rows.results)).not.toContain("example");
  });

  it.each(["null", "https://mail.test"])(
    "accepts one click from a mail program's page at %s",
    async (Origin) => {
      expect((await clickOnce(await sharedUrl(), { Origin })).status).toBe(200);
      expect((await share(FRIEND)).status).toBe(409);
    },
  );

  it("refuses every other link", async () => {
    const url = await sharedUrl();
    const last = url.at(-1) === "A" ? "B" : "A";
    const headers = { Origin: ORIGIN, Host: new URL(ORIGIN).host };
    for (const wrong of [url.slice(0, -1) + last, url.slice(0, -1), `${ORIGIN}/unsubscribe/%00`]) {
      expect((await fetchUrl(wrong)).status, wrong).toBe(404);
      expect((await fetchUrl(wrong, { method: "POST", headers })).status, wrong).toBe(404);
    }
    expect((await share(FRIEND)).status).toBe(200);
    const foreign = { method: "POST", headers: { Origin: "https://evil.test" } };
    expect((await fetchUrl(`${ORIGIN}/api/prayers`, foreign)).status).toBe(403);
  });
});
