import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { MOST_ATTEMPTS } from "~/shared/retry";
import { signUp } from "../factories/accounts";
import { type MailWorld, mailWorld } from "../factories/mail";

const rows = async () =>
  (await env.DB.prepare("SELECT * FROM outbox").all<{ id: string; attempts: number; due_at: number }>())
    .results;
const fault = (code: string) => Object.assign(new Error("person@example.test"), { code });

let world: MailWorld;
beforeEach(async () => {
  await env.DB.prepare("DELETE FROM outbox").run();
  world = mailWorld();
});

describe("the outbox of mails", () => {
  it("sends a mail once, however often it is announced", async () => {
    const { email } = await signUp(world.server);
    const [row] = await rows();
    expect(world.queued).toEqual([{ v: 1, type: "mail", id: row!.id, attempts: 0 }]);
    world.queued.push(...world.queued, ...world.queued);
    await world.deliver();
    expect(world.sent).toEqual([
      expect.objectContaining({
        to: email,
        from: { name: "Acolyte", email: "prayer@acolyte.test" },
        headers: { "Auto-Submitted": "auto-generated", "X-Acolyte-Mail": `${row!.id}@acolyte.test` },
      }),
    ]);
    expect(await rows()).toEqual([]);
  });

  it("hands over by cron mails that were never announced, once in two minutes", async () => {
    const { email } = await signUp(world.server);
    world.queued.length = 0;
    await world.tick();
    expect(world.queued, "not due yet").toEqual([]);
    await world.makeDue();
    await world.tick();
    await world.tick();
    expect(world.queued).toHaveLength(1);
    await world.deliver();
    expect(world.sent.map((mail) => mail.to)).toEqual([email]);
  });

  it("retries a failed mail, after a longer wait each time", async () => {
    const log = vi.spyOn(console, "warn").mockReturnValue();
    await signUp(world.server);
    const [{ id } = { id: "" }] = await rows();
    world.failWith(fault("E_INTERNAL_SERVER_ERROR"));
    const waits: number[] = [];
    for (let tried = 1; tried <= 3; tried++) {
      const startedAt = Date.now();
      await world.deliver();
      const [row] = await rows();
      expect(row).toMatchObject({ id, attempts: tried });
      waits.push(Math.round((row!.due_at - startedAt) / 5000));
      await world.makeDue();
      await world.tick();
    }
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
    expect(waits.at(-1)).toBeGreaterThan(waits[0]!);
    world.failWith();
    await world.deliver();
    expect(world.sent).toHaveLength(1);
    expect(world.sent[0]?.headers["X-Acolyte-Mail"]).toContain(id);
    expect(log.mock.calls.flat().join("\n")).not.toContain("example.test");
    expect(JSON.parse(String(log.mock.calls[0]?.[0]))).toEqual({
      level: "WARN",
      event: "mail-put-off",
      outbox: id,
      kind: "verify-email",
      attempts: 1,
      fault: "unavailable",
    });
    log.mockRestore();
  });

  it.each([
    ["at once after a permanent refusal", "E_RECIPIENT_SUPPRESSED", 1],
    ["after the last attempt", "E_RATE_LIMIT_EXCEEDED", MOST_ATTEMPTS],
  ])("drops a mail %s", async (_, code, attempts) => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    await signUp(world.server);
    world.failWith(fault(code));
    for (let tried = 1; tried <= attempts; tried++) {
      expect(await rows()).toHaveLength(1);
      await world.deliver();
      await world.makeDue();
      await world.tick();
    }
    expect(await rows()).toEqual([]);
    expect(JSON.parse(String(log.mock.calls.at(-1)?.[0]))).toMatchObject({ event: "mail-dead", attempts });
    log.mockRestore();
  });

  it("keeps a mail of an unknown kind for another version", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    await signUp(world.server);
    await env.DB.prepare("UPDATE outbox SET kind = 'from-the-future'").run();
    await world.deliver();
    expect(await rows()).toHaveLength(1);
    expect(String(log.mock.calls[0]?.[0])).toContain("mail-unknown-kind");
    log.mockRestore();
  });

  it("warns about each mail that no transport delivers, without its content", async () => {
    world = mailWorld({ MAIL_TRANSPORT: "log", MAIL_FILES: "" });
    const log = vi.spyOn(console, "warn").mockReturnValue();
    const { email } = await signUp(world.server);
    await world.deliver();
    expect(world.sent).toEqual([]);
    expect(await rows()).toEqual([]);
    const line = String(log.mock.calls.at(-1)?.[0]);
    expect(JSON.parse(line)).toMatchObject({ level: "WARN", event: "mail-not-sent" });
    expect(line).not.toContain(email);
    log.mockRestore();
  });

  it("holds mails with a link until APP_ORIGIN is set, whatever host the request named", async () => {
    const real = { MAIL_TRANSPORT: "cloudflare", MAIL_FROM: "prayer@acolyte.test" };
    world = mailWorld({ ...real, APP_ORIGIN: "" });
    const log = vi.spyOn(console, "warn").mockReturnValue();
    const { email } = await signUp(world.server);
    await world.deliver();
    expect(world.sent).toEqual([]);
    const line = String(log.mock.calls.at(-1)?.[0]);
    expect(JSON.parse(line)).toMatchObject({ event: "mail-put-off", fault: "no-app-origin" });
    expect(line).not.toContain(email);
    log.mockRestore();

    world = mailWorld({ ...real, APP_ORIGIN: "https://pray.example" });
    await world.makeDue();
    await world.tick();
    await world.deliver();
    expect(world.sent.map(({ to }) => to)).toEqual([email]);
    expect(world.sent[0]?.text).toMatch(/^https:\/\/pray\.example\/verify-email\//m);
  });
});
