import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Prayer } from "~/features/prayers/contract";
import { type Account, createAccount, ORIGIN } from "../factories/accounts";
import { send } from "../factories/journal";
import { callOk, dumpLibrary, savePrayer } from "../factories/library";
import { type MailWorld, mailWorld } from "../factories/mail";

const FRIEND = "friend@example.test";
let world: MailWorld;
let account: Account;
let prayer: Prayer;

const share = (email: string, id = prayer.id) =>
  send(world.server, account, "POST", `/api/prayers/${id}/share`, { json: { email } });
const sharedWith = async () =>
  (await callOk<Prayer[]>(world.server, account, "GET", "/api/prayers"))[0]!.sharedWith;
const fault = (code: string) => Object.assign(new Error("secret"), { code });

beforeEach(async () => {
  world = mailWorld();
  await env.DB.prepare("DELETE FROM mail_refusals").run();
  account = await createAccount(world.server);
  await env.DB.prepare("UPDATE users SET email_verified_at = ? WHERE id = ?")
    .bind(new Date().toISOString(), account.user.id)
    .run();
  const name = { firstName: "Anna", lastName: "O'Neill <b>" };
  await callOk(world.server, account, "PATCH", "/api/auth/profile", name);
  prayer = await savePrayer(world.server, account, {
    content: "Lord,\r\n<script>be near</script>\n\nto her.",
  });
  world.sent.length = 0;
});

describe("sharing a prayer by e-mail", () => {
  it("sends text and HTML with the sender's name and no address, and then notes the address once", async () => {
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

  it("keeps the prayer unshared when it fails, says so, and counts nothing", async () => {
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

  it("sends ten a day and not one more, fifty at once included", async () => {
    const addresses = Array.from({ length: 50 }, (_, number) => `friend-${number}@example.test`);
    const statuses = (await Promise.all(addresses.map((address) => share(address)))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(40);
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
    const other = await createAccount(world.server);
    expect(
      (
        await send(world.server, other, "POST", `/api/prayers/${prayer.id}/share`, {
          json: { email: FRIEND },
        })
      ).status,
    ).toBe(404);
  });

  it("asks for a proven address of one's own where mails are real, and only there", async () => {
    await env.DB.prepare("UPDATE users SET email_verified_at = NULL WHERE id = ?")
      .bind(account.user.id)
      .run();
    expect((await share(FRIEND)).status).toBe(403);
    expect(world.sent).toEqual([]);
    world = mailWorld({ MAIL_TRANSPORT: "log", MAIL_FILES: "1" });
    expect((await share(FRIEND)).status).toBe(200);
    expect(world.sent).toHaveLength(1);
    world = mailWorld({ MAIL_TRANSPORT: "log", MAIL_FILES: "" });
    expect((await share("other@example.test")).status).toBe(503);
    expect(await sharedWith()).toEqual([FRIEND]);
  });

  it("sends nothing without APP_ORIGIN: its link would lead to the host of the request", async () => {
    world = mailWorld({ MAIL_TRANSPORT: "log", MAIL_FILES: "1", APP_ORIGIN: "" });
    const log = vi.spyOn(console, "error").mockReturnValue();
    expect((await share(FRIEND)).status).toBe(503);
    expect(log.mock.calls.join()).toContain('"event":"mail-not-sent","fault":"no-app-origin"');
    log.mockRestore();
    expect(world.sent).toEqual([]);
    expect(await sharedWith()).toEqual([]);
  });

  it("has a link that ends it for the address, whoever sends, by button and by one click", async () => {
    await share(FRIEND);
    const url = /^<(.*)>$/.exec(world.sent[0]!.headers["List-Unsubscribe"]!)![1]!;
    expect(world.sent[0]!.text).toContain(`Do not send to me again:\n${url}`);
    expect(url).not.toContain("@");
    expect((await world.server.fetch(new Request(url))).status).toBe(200);
    expect((await share(FRIEND)).status).toBe(200);

    const oneClick = new Request(url, {
      method: "POST",
      body: "List-Unsubscribe=One-Click",
      headers: { "Content-Type": "application/x-www-form-urlencoded", Host: new URL(ORIGIN).host },
    });
    expect((await world.server.fetch(oneClick)).status).toBe(200);
    const before = await dumpLibrary(account);
    const refused = await share("FRIEND@example.test");
    expect(refused.status).toBe(409);
    expect(await dumpLibrary(account)).toBe(before);
    expect((await share("other@example.test")).status).toBe(200);
    const rows = await env.DB.prepare("SELECT * FROM mail_refusals").all();
    expect(JSON.stringify(rows.results)).not.toContain("example");
  });

  it("takes one click from a mail program's own page as well", async () => {
    await share(FRIEND);
    const url = /^<(.*)>$/.exec(world.sent[0]!.headers["List-Unsubscribe"]!)![1]!;
    for (const Origin of ["null", "https://mail.test"]) {
      const headers = { "Content-Type": "application/x-www-form-urlencoded", Origin };
      const oneClick = new Request(url, { method: "POST", body: "List-Unsubscribe=One-Click", headers });
      expect((await world.server.fetch(oneClick)).status, Origin).toBe(200);
    }
    expect((await share(FRIEND)).status).toBe(409);
  });

  it("takes no link but its own", async () => {
    await share(FRIEND);
    const url = /^<(.*)>$/.exec(world.sent[0]!.headers["List-Unsubscribe"]!)![1]!;
    const last = url.at(-1) === "A" ? "B" : "A";
    for (const wrong of [url.slice(0, -1) + last, url.slice(0, -1), `${ORIGIN}/unsubscribe/%00`]) {
      const asked = await world.server.fetch(new Request(wrong));
      expect(asked.status, wrong).toBe(404);
      const posted = await world.server.fetch(
        new Request(wrong, { method: "POST", headers: { Origin: ORIGIN, Host: new URL(ORIGIN).host } }),
      );
      expect(posted.status, wrong).toBe(404);
    }
    expect((await share(FRIEND)).status).toBe(200);
    const foreign = await world.server.fetch(
      new Request(`${ORIGIN}/api/prayers`, { method: "POST", headers: { Origin: "https://evil.test" } }),
    );
    expect(foreign.status).toBe(403);
  });
});
