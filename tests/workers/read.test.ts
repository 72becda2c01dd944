import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { createAccount, ORIGIN, type Server, send } from "../factories/accounts";
import { failingDatabase } from "../factories/failing-database";
import { DRC, READER_TEXTS, WEB } from "../factories/reader-texts";
import { installText, removeText } from "../factories/texts";
import { server, workerWith } from "../factories/worker-with";

// The pages are kept by their address: a test that changes a text opens an address of its own.

const get = (path: string, headers: Record<string, string> = {}, from: Server = server) =>
  send(from, null, "GET", path, { headers });
const open = async (path: string) => {
  const response = await get(path);
  expect(response.status, path).toBe(200);
  return response.text();
};
/** The text of a page without its tags and its scripts. */
const wordsOf = (html: string) =>
  html
    .replaceAll(/<script[\s\S]*?<\/script>/g, "")
    .replaceAll("<!-- -->", "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");

beforeAll(async () => {
  for (const text of READER_TEXTS) await installText(text);
});

describe("a chapter", () => {
  it("shows its verses with anchors, and links to the chapters around it", async () => {
    const html = await open("/read/scripture/john/6");
    expect(html).toMatch(/<p[^>]* id="v53"|<p id="v53"/);
    expect(html).toContain("They &lt;quarreled&gt; over it.");
    expect(wordsOf(html)).toContain("In the Vulgate 6:53]");
    expect(html).toContain('href="/read/scripture/malachi/3" rel="prev"');
    expect(html).toContain('href="/read/scripture/john/7" rel="next"');
    expect(html).toContain('href="/read/scripture/john/6?with=drc"');
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/read/scripture/john/6"/>`);
    expect(html).toContain("<title>John 6 · World English Bible · Acolyte</title>");
    for (const tag of [/<h1/g, /<main/g]) expect(html.match(tag)).toHaveLength(1);
  });

  it("marks the verses that the address names, and no others", async () => {
    const html = await open("/read/scripture/john/6?v=52-53");
    expect(html.match(/data-marked="true"/g)).toHaveLength(2);
    expect(await open("/read/scripture/john/6?v=53-52")).not.toContain("data-marked");
  });

  it("shows another edition with its notes, under an address of its own", async () => {
    const html = await open("/read/scripture/john/6?text=drc");
    expect(wordsOf(html)).toContain("Bread: a note of the old edition.");
    expect(html).toContain('href="#note-a"');
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/read/scripture/john/6?text=drc"/>`);
  });

  it("shows two editions side by side, verse by verse", async () => {
    const html = await open("/read/scripture/john/6?with=drc");
    const words = wordsOf(html);
    const found = [
      "The bread that is given",
      "The bread",
      "which is given, is flesh",
      "quarreled",
      "Without this food",
      "They who eat not this",
    ].map((one) => words.indexOf(one));
    expect(found).toEqual([...found].sort((one, other) => one - other));
    expect(html).toContain('href="/read/scripture/john/7?with=drc"');
    expect(html.match(/id="v53"/g)).toHaveLength(1);
  });

  it("takes one trip to the texts", async () => {
    const response = await get("/read/scripture/john/7");
    expect(response.headers.get("Server-Timing")).toMatch(/trips;desc="1"/);
  });
});

describe("an article of the Summa", () => {
  it("has named parts with anchors", async () => {
    const html = await open("/read/summa/I/2/3");
    const ids = [...html.matchAll(/<section id="([\w-]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(["objection-1", "objection-2", "contra", "body", "reply-1"]);
    expect(html).toContain('id="objection-1-2"');
    for (const title of ["Objection 1", "On the contrary", "Reply to Objection 1"]) {
      expect(html, title).toContain(title);
    }
  });
});

describe("the tables of contents", () => {
  it.each([
    ["/read", ["/read/scripture", "/read/summa", "/read/fathers", "/read/confessions"]],
    ["/read/scripture", ["/read/scripture/john", "/read/scripture/revelation"]],
    ["/read/scripture/john", ["/read/scripture/john/6", "/read/scripture/john/7"]],
    ["/read/summa", ["/read/summa/I"]],
    ["/read/summa/I", ["/read/summa/I/2/2"]],
    ["/read/summa/I/2", ["/read/summa/I/2/2", "/read/summa/I/2/3"]],
    ["/read/fathers", ["/read/fathers/ignatius-smyrnaeans"]],
    ["/read/fathers/ignatius-smyrnaeans", ["/read/fathers/ignatius-smyrnaeans/7"]],
    ["/read/confessions", ["/read/confessions/1/1"]],
  ])("%s leads on", async (path, links) => {
    const html = await open(path);
    for (const link of links) expect(html).toContain(`href="${link}"`);
  });
});

describe("other forms of an address", () => {
  it.each([
    ["/read/scripture/apocalypse/1", "/read/scripture/revelation/1"],
    ["/read/scripture/John/06", "/read/scripture/john/6"],
    ["/read/scripture/1-Cor/6?with=drc&v=1", "/read/scripture/1-corinthians/6?with=drc&v=1"],
    ["/read/scripture/3-kings/1", "/read/scripture/1-kings/1"],
    ["/read/summa/i/2/3", "/read/summa/I/2/3"],
    ["/read/Fathers/Ignatius-Smyrnaeans/7", "/read/fathers/ignatius-smyrnaeans/7"],
  ])("%s redirects for good", async (path, target) => {
    const response = await get(path);
    expect(response.status).toBe(301);
    expect(response.headers.get("Location")).toBe(target);
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=86400");
  });

  it("drops an edition without the page", async () => {
    const response = await get("/read/scripture/john/7?text=drc");
    expect([response.status, response.headers.get("Location")]).toEqual([302, "/read/scripture/john/7"]);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  });
});

describe("an address without a page", () => {
  it.each([
    ["/read/scripture/john/99", "John has 21 chapters."],
    ["/read/scripture/hezekiah/1", "There is no such book in the Bible."],
    ["/read/scripture/mark/1", "The installed Bibles have no Mark 1."],
    ["/read/summa/I/2/9", "Question 2 has 3 articles."],
    ["/read/summa/IX/1/1", "The Summa has no such part."],
    ["/read/summa/I/1/1", "This article is not in the installed edition of the Summa."],
    ["/read/imitation/1/1", "npm run texts -- --only imitation"],
    ["/read/martyrology/july/12", "npm run texts -- --only martyrology-1914"],
    ["/read/documents/lumen-gentium/1", "npm run texts -- import FILE --as NAME"],
    ["/read/fathers/ignatius-smyrnaeans/99", "has no such page"],
    ["/read/nothing", "There is no such page in the library."],
    ["/read/a/b/c/d/e/f", "There is no such page in the library."],
  ])("%s is 404, with the reason", async (path, reason) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const html = await response.text();
    expect(wordsOf(html)).toContain(reason);
    expect(html).toContain("noindex");
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  it("says how the Bible is installed, and shows it once it is", async () => {
    await removeText(WEB);
    await removeText(DRC);
    const missing = await get("/read/scripture/malachi/3");
    expect(missing.status).toBe(404);
    expect(await missing.text()).toContain("npm run texts -- --only web-c,drc");
    await installText(WEB);
    await installText(DRC);
    expect(await open("/read/scripture/malachi/3")).toContain("A messenger goes ahead.");
  });

  it("is 503 when the texts cannot be reached", async () => {
    const broken = workerWith({ ...env, TEXTS: failingDatabase(env.TEXTS) } as never);
    const response = await get("/read/scripture/revelation/1", {}, broken.server);
    expect(response.status).toBe(503);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(await response.text()).toContain(String(response.headers.get("X-Request-Id")));
  });
});

describe("pages for everybody", () => {
  it("are the same bytes for a user, a visitor and a dark theme, and hold nothing of a person", async () => {
    const { cookie, user } = await createAccount(server);
    const visitors = await get("/read/scripture/john/6?v=51");
    const users = await get("/read/scripture/john/6?v=51", { Cookie: `${cookie}; acolyte_theme=dark` });
    expect(users.headers.get("Set-Cookie")).toBeNull();
    const html = await users.text();
    expect(html).toBe(await visitors.text());
    expect(html).not.toContain(user.id);
    expect(html).toContain('data-theme="system"');
  });

  it("have an ETag that answers 304, with the policy that the copy runs under", async () => {
    const first = await get("/read/fathers/ignatius-smyrnaeans/7");
    const etag = first.headers.get("ETag") ?? "";
    expect(etag).toMatch(/^W\/"[\w-]+"$/);
    expect(first.headers.get("Cache-Control")).toBe("public, max-age=300");
    const policy = first.headers.get("Content-Security-Policy") ?? "";
    const nonce = /'nonce-([\w-]+)'/.exec(policy)?.[1] ?? "";
    const html = await first.text();
    for (const [tag] of html.matchAll(/<script[^>]*>/g)) expect(tag).toContain(`nonce="${nonce}"`);

    const again = await get("/read/fathers/ignatius-smyrnaeans/7", { "If-None-Match": `"other", ${etag}` });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect(again.headers.get("Content-Security-Policy")).toBe(policy);
    const changed = await get("/read/fathers/ignatius-smyrnaeans/7", { "If-None-Match": '"other"' });
    expect(changed.status).toBe(200);
    const head = await send(server, null, "HEAD", "/read/fathers/ignatius-smyrnaeans/7");
    expect([head.status, head.headers.get("ETag"), await head.text()]).toEqual([200, etag, ""]);
  });

  it("are kept: the second reader costs no query", async () => {
    const kept = workerWith(env as never).server;
    await get("/read/confessions/1/1", {}, kept);
    const second = await get("/read/confessions/1/1?utm_source=mail&x=1", {}, kept);
    expect(second.status).toBe(200);
    expect(second.headers.get("Server-Timing")).toContain('queries=0 rows=0"');
  });

  it("keep the Remix data of a page for the browser that asks", async () => {
    const data = await get("/read/scripture/john/6.data");
    expect(data.status).toBe(200);
    expect(data.headers.get("Cache-Control")).toBe("no-store");
  });
});

describe("the sitemaps", () => {
  const locations = async (path: string) => {
    const response = await get(path);
    expect(response.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
    return [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  };

  it("list each text's pages, those of a second edition under its name", async () => {
    expect(await locations("/sitemap.xml")).toEqual(
      ["site", "web-c", "drc", "summa", "fathers"].map((name) => `${ORIGIN}/sitemap/${name}.xml`),
    );
    expect(await locations("/sitemap/web-c.xml")).toContain(`${ORIGIN}/read/scripture/john/6`);
    expect(await locations("/sitemap/drc.xml")).toEqual([`${ORIGIN}/read/scripture/john/6?text=drc`]);
    expect((await get("/sitemap/nothing.xml")).status).toBe(404);
    expect(await (await get("/robots.txt")).text()).toContain("Disallow: /read/search\n");
  });
});
