import { env } from "cloudflare:workers";
import app from "virtual:worker";
import { describe, expect, it, vi } from "vitest";
import { SITE_PAGES } from "~/features/shell/domain/site-meta";
import { createAccount, inFirstShard, ORIGIN, type Server, send } from "../factories/accounts";
import { failingDatabase } from "../factories/failing-database";
import { mailWorld } from "../factories/mail";
import { server } from "../factories/worker-with";

inFirstShard();

const get = (path: string, headers: Record<string, string> = {}, from: Server = server) =>
  send(from, null, "GET", path, { headers });

const CONTEXT = { waitUntil: () => {}, passThroughOnException: () => {} } as unknown as ExecutionContext;
const UNREACHABLE = failingDatabase(env.DB);

describe("public pages", () => {
  it.each(SITE_PAGES.map(({ path }) => path))(
    "include %s, with its canonical link and its description for search engines",
    async (path) => {
      const response = await get(path);
      const html = await response.text();
      expect(response.status).toBe(200);
      expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${path}"/>`);
      expect(html.match(/rel="canonical"/g)).toHaveLength(1);
      expect(html).not.toContain("noindex");
      for (const property of ["og:title", "og:description", "og:url", "og:image"]) {
        expect(html, property).toContain(`property="${property}"`);
      }
      for (const tag of [/<h1/g, /<main/g]) expect(html.match(tag)).toHaveLength(1);
      for (const page of SITE_PAGES) expect(html, page.path).toContain(`href="${page.path}"`);
    },
  );

  it("are listed in the sitemap, which robots.txt names", async () => {
    const sitemap = await get("/sitemap.xml");
    expect(sitemap.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
    const found = [...(await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
    expect(found).toEqual(SITE_PAGES.map(({ path }) => ORIGIN + path));
    const robots = await (await get("/robots.txt")).text();
    expect(robots).toContain("User-agent: *\nDisallow: /api/\n");
    expect(robots).toContain(`Sitemap: ${ORIGIN}/sitemap.xml\n`);
  });

  it("need no script where they only contain text", async () => {
    for (const path of ["/faq", "/terms", "/privacy"]) {
      const response = await get(path);
      expect(await response.text(), path).not.toContain("<script");
      expect(response.headers.get("Content-Security-Policy")).toContain("script-src 'none'");
    }
  });
});

describe("the support form", () => {
  const REAL = {
    MAIL_TRANSPORT: "cloudflare",
    MAIL_FROM: "Acolyte <prayer@acolyte.test>",
    SUPPORT_EMAIL: "help@acolyte.test",
  };
  const FORM = { email: "maria@example.test", topic: "journal", message: "My entries\r\nare gone <b>" };
  const post = (to: Server, form: Record<string, string>, headers: Record<string, string> = {}) =>
    send(to, null, "POST", "/support", {
      body: new URLSearchParams(form),
      headers: { Host: new URL(ORIGIN).host, ...headers },
    });
  const numberIn = (html: string) => /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(html)?.[0];

  it("sends a visitor's message by mail, with the writer as the reply address, and shows a number", async () => {
    const world = mailWorld(REAL);
    const response = await post(world.server, FORM);
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain("Thank you, we&#x27;ve got your message");
    const [mail] = world.sent as ((typeof world.sent)[number] & { replyTo?: string })[];
    expect(mail).toMatchObject({ to: "help@acolyte.test", replyTo: "maria@example.test" });
    expect(mail?.subject).toBe(`[${numberIn(html)}] The journal`);
    expect(mail?.text).toContain("My entries\n\nare gone <b>");
    expect(mail?.text).toContain("the address is not proven");
    expect(mail?.html).toContain("are gone &lt;b&gt;");
    const stored = env.DB.prepare("SELECT count(*) AS count FROM outbox WHERE payload LIKE '%gone%'");
    expect(await stored.first()).toEqual({ count: 0 });
  });

  it("names the member who sends it", async () => {
    const world = mailWorld(REAL);
    const { cookie, email, user } = await createAccount(world.server);
    expect(await (await get("/support", { Cookie: cookie }, world.server)).text()).toContain(email);
    await post(world.server, { ...FORM, email }, { Cookie: cookie });
    expect(world.sent.at(-1)?.text).toContain(`Account: ${user.id}`);
  });

  it("keeps what was typed when something is wrong, and sends nothing", async () => {
    const world = mailWorld(REAL);
    for (const wrong of [
      { email: "maria@example.test\r\nBcc: x@example.test" },
      { topic: "x" },
      { message: "a\0b" },
    ]) {
      const response = await post(world.server, { ...FORM, ...wrong });
      expect(response.status).toBe(400);
      expect(await response.text()).toContain('aria-invalid="true"');
    }
    world.failWith(new Error("down"));
    const failed = await post(world.server, FORM);
    expect([failed.status, failed.headers.get("Retry-After")]).toEqual([503, "30"]);
    expect(await failed.text()).toContain("are gone &lt;b&gt;");
    expect(world.sent).toEqual([]);
    expect((await post(world.server, FORM, { "Content-Type": "text/plain" })).status).toBe(415);
    expect((await post(world.server, FORM, { Origin: "https://evil.test" })).status).toBe(403);
  });

  it("is limited to 20 messages an hour from one network of visitors", async () => {
    const world = mailWorld(REAL);
    const from = { "CF-Connecting-IP": "203.0.113.77" };
    const statuses = [];
    for (let count = 0; count < 21; count++) statuses.push((await post(world.server, FORM, from)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });

  it("says that support is not set up where no message can be delivered", async () => {
    const nobody = mailWorld({ ...REAL, SUPPORT_EMAIL: "" });
    const html = await (await get("/support", {}, nobody.server)).text();
    expect(html).toContain("Support messages aren&#x27;t set up");
    expect(html).not.toContain("<textarea");
    expect((await post(nobody.server, FORM)).status).toBe(503);
  });
});

describe("an error page", () => {
  it("contains the id of its request, as the response does", async () => {
    const { cookie } = await createAccount(server);
    const request = new Request(`${ORIGIN}/journal`, { headers: { Cookie: cookie } });
    const response = await app.fetch(request as never, { ...env, JOURNAL_0: UNREACHABLE }, CONTEXT);
    expect(response.status).toBe(503);
    const html = await response.text();
    expect(html).toContain("We can&#x27;t reach your data right now");
    expect(html).toContain(String(response.headers.get("X-Request-Id")));
  });
});

describe("during maintenance", () => {
  const closed = mailWorld({ MAINTENANCE: "1" });

  it("pages and calls are answered with 503 and the time to try again", async () => {
    const page = await get("/journal", { Accept: "text/html,*/*" }, closed.server);
    expect([page.status, page.headers.get("Retry-After")]).toEqual([503, "300"]);
    expect(await page.text()).toContain("<h1>Back shortly</h1>");
    expect(page.headers.get("Content-Security-Policy")).toMatch(/style-src 'nonce-[\w-]+'/);
    expect(page.headers.get("X-Content-Type-Options")).toBe("nosniff");
    const login = await get("/api/login", { Accept: "text/html" }, closed.server);
    expect(login.headers.get("Content-Type")).toContain("text/html");
    const call = await get("/api/prayer-journal/entries", { Accept: "text/html" }, closed.server);
    expect(call.status).toBe(503);
    expect(await call.json()).toEqual({ message: expect.stringContaining("back shortly") });
    const write = await send(closed.server, null, "POST", "/api/prayers", { json: {} });
    expect([write.status, write.headers.get("Retry-After")]).toEqual([503, "300"]);
  });

  it("neither cron nor the queue uses the databases", async () => {
    const away = { ...closed.env, DB: UNREACHABLE, JOURNAL_0: UNREACHABLE, JOURNAL_1: UNREACHABLE };
    await app.scheduled({ cron: "* * * * *" } as never, away, CONTEXT);
    const retry = vi.fn();
    const message = { body: { v: 1, type: "mail", id: "x", attempts: 0 }, retry };
    await app.queue({ messages: [message] } as never, away, CONTEXT);
    expect(retry).toHaveBeenCalledWith({ delaySeconds: 300 });
  });
});
