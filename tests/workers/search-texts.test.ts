import { beforeAll, describe, expect, it } from "vitest";
import { type Server, send } from "../factories/accounts";
import { DRC, READER_TEXTS, WEB } from "../factories/reader-texts";
import { installText, removeText } from "../factories/texts";
import { server } from "../factories/worker-with";

interface Result {
  text: string;
  reference: string;
  excerpt: string;
  address: string;
}

const get = (path: string, headers: Record<string, string> = {}, from: Server = server) =>
  send(from, null, "GET", path, { headers });
const call = async <Body>(path: string, status = 200): Promise<Body> => {
  const response = await get(path);
  expect(response.status, path).toBe(status);
  return response.json();
};
const search = async (q: string) => {
  const { results } = await call<{ results: Result[] }>(`/api/texts/search?${new URLSearchParams({ q })}`);
  return results;
};
const passage = <Body>(parameters: Record<string, string>, status = 200) =>
  call<Body>(`/api/texts/passage?${new URLSearchParams(parameters)}`, status);

interface Passage {
  text: string;
  reference: string;
  address: string;
  verses: { reference: string; text: string }[];
  before: { reference: string }[];
  after: { reference: string }[];
}

beforeAll(async () => {
  for (const text of READER_TEXTS) await installText(text);
});

describe("GET /api/texts", () => {
  it("lists the installed texts, for everybody and for caches", async () => {
    const response = await get("/api/texts");
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=300");
    expect(response.headers.get("Set-Cookie")).toBeNull();
    const { texts } = await response.json<{ texts: { id: string; passages: number }[] }>();
    expect(texts.map(({ id }) => id)).toEqual(READER_TEXTS.map(({ id }) => id));
    expect(texts[0]).toMatchObject({ title: WEB.title, kind: "bible", passages: WEB.passages.length });
  });

  it("returns 304 to a caller who has the response already", async () => {
    const etag = (await get("/api/texts")).headers.get("ETag") ?? "";
    const again = await get("/api/texts", { "If-None-Match": `"other", ${etag}` });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  });
});

describe("GET /api/texts/passage", () => {
  it("returns the verses of a reference and those around them", async () => {
    expect(await passage<Passage>({ ref: "john 6:52-53" })).toMatchObject({
      ...{ text: "web-c", title: WEB.title, reference: "John 6:52-53" },
      address: "/read/scripture/john/6?v=52-53#v52",
      verses: [
        { reference: "John 6:52", text: "They <quarreled> over it." },
        { reference: "John 6:53", text: "Without this food there is no life." },
      ],
      before: [{ reference: "John 6:51" }],
      after: [{ reference: "John 7:1" }],
    });
  });

  it("reads the text that is asked for", async () => {
    const found = await passage<Passage>({ ref: "John 6:53", text: "drc" });
    expect(found).toMatchObject({ text: "drc", address: "/read/scripture/john/6?text=drc#v53" });
    expect(found.verses).toEqual([{ reference: "John 6:53", text: "They who eat not this, live not." }]);
  });

  it("names the parts of an article, and reads one of them", async () => {
    const article = await passage<Passage>({ ref: "ST I q. 2 a. 3" });
    expect(article.verses.map(({ reference }) => reference)).toContain("ST I q. 2 a. 3 s.c.");
    expect(await passage<Passage>({ ref: "ST I q. 2 a. 3 ad 1" })).toMatchObject({
      verses: [{ reference: "ST I q. 2 a. 3 ad 1", text: "It only seems." }],
      address: "/read/summa/I/2/3#reply-1",
      before: [],
    });
  });

  it("reads the Fathers and the sections of the Confessions", async () => {
    expect(await passage<Passage>({ ref: "Confessions 1.1.1" })).toMatchObject({
      verses: [{ reference: "Confessions 1.1.1", text: "Great are you." }],
      address: "/read/confessions/1/1#p1",
    });
    expect(await passage<Passage>({ ref: "Ignatius, Smyrnaeans 7" })).toMatchObject({ text: "fathers" });
  });

  it.each([
    ["is no reference", { ref: "the lord is my shepherd" }, 400, /Give one reference/],
    ["is two references", { ref: "John 6:53; Rom 8:28" }, 400, /Give one reference/],
    ["is missing", {}, 400, /./],
    ["does not exist", { ref: "John 99:3" }, 404, /^John 99:3 does not exist\.$/],
    ["no installed text has", { ref: "Gen 1:1" }, 404, /^No installed text has Gen 1:1\.$/],
    ["the asked text does not have", { ref: "John 6:52", text: "drc" }, 404, /does not have John 6:52\.$/],
    [
      "is asked of an unknown text",
      { ref: "John 6:52", text: "nab" },
      404,
      /^No text named “nab” is installed\.$/,
    ],
  ] as [string, Record<string, string>, number, RegExp][])(
    "refuses what %s, with the reason",
    async (_, parameters, status, reason) => {
      const { message } = await passage<{ message: string }>(parameters, status);
      expect(message).toMatch(reason);
    },
  );
});

describe("GET /api/texts/search", () => {
  it("finds a verse by words, whatever the translation, best first", async () => {
    const [best] = await search("without this food no life");
    expect(best).toEqual({
      ...{ text: "web-c", reference: "John 6:53", address: "/read/scripture/john/6#v53" },
      excerpt: "Without this food there is no life.",
    });
    expect((await search("they who eat not"))[0]).toMatchObject({ text: "drc", reference: "John 6:53" });
  });

  it("finds a reference, also with words beside it", async () => {
    expect(await search("john 6 53")).toMatchObject([{ reference: "John 6:53" }]);
    expect((await search("John 7:1 bread flesh")).map(({ reference }) => reference)).toEqual([
      "John 7:1",
      "John 6:51",
    ]);
  });

  it("forgives typing errors", async () => {
    expect((await search("mesenger gose ahed"))[0]?.reference).toBe("Mal 3:1");
  });

  it("returns Scripture before other texts, each with its address", async () => {
    await installText({
      ...{ id: "imitation", title: "The Imitation of Christ", kind: "work", position: 9 },
      pages: [
        {
          address: "imitation/1/1",
          title: "Chapter 1",
          heading: "Book 1",
          work: "imitation",
          first: 1001,
          last: 1001,
        },
      ],
      passages: [
        { work: "imitation", place: 1001, kind: "paragraph", label: "2", words: "A messenger walked ahead." },
      ],
    });
    const found = await search("messenger ahead");
    expect(found.map(({ reference }) => reference)).toEqual(["Mal 3:1", "Imitation of Christ 1.1"]);
    expect(found[1]?.address).toBe("/read/imitation/1/1#p2");
    await removeText({ id: "imitation", position: 9 });
  });

  it("finds nothing for other words, and for no words", async () => {
    for (const q of ["xqzwv", "", "  ", '" OR "', "日本語", "*"]) expect(await search(q)).toEqual([]);
  });

  it("searches only as much of a long text as a search may have", async () => {
    expect((await search(`messenger ${"word ".repeat(5000)}`)).length).toBeLessThanOrEqual(20);
  });

  it("is cached for everybody", async () => {
    const response = await get("/api/texts/search?q=messenger");
    expect(response.headers.get("Cache-Control")).toMatch(/^public/);
    expect(response.headers.get("ETag")).toMatch(/^W\/"\w+"$/);
    await response.text();
  });

  it("searches in two trips to the database, however long the search", async () => {
    for (const q of ["messenger", "messenger goes ahead of the bread that is given and the food of life"]) {
      const response = await get(`/api/texts/search?${new URLSearchParams({ q })}`);
      expect(response.headers.get("Server-Timing")).toContain('trips;desc="2"');
      await response.text();
    }
  });
});

describe("the search screen", () => {
  const open = async (q: string) => {
    const response = await get(`/read/search?${new URLSearchParams({ q })}`);
    expect(response.status).toBe(200);
    return response.text();
  };

  it("shows the results with the words marked and links to the verses", async () => {
    const html = await open("messenger goes");
    expect(html).toContain('href="/read/scripture/malachi/3#v1"');
    expect(html).toMatch(/<mark[^>]*>messenger<\/mark>/);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toContain('value="messenger goes"');
  });

  it("escapes what was searched for", async () => {
    expect(await open("<script>alert(1)</script>xqzwv")).not.toContain("<script>alert(1)");
  });

  it.each([
    ["John 99:3", "John 99:3 does not exist."],
    ["Gen 1:1", "No installed text has Gen 1:1."],
    ["revelation", "Open Revelation"],
    ["xqzwv", "Nothing found"],
    ["", "Quote a verse as you remember it"],
  ])("answers %s", async (q, answer) => {
    expect((await open(q)).replaceAll("<!-- -->", "")).toContain(answer);
  });

  it("works without a text", async () => {
    for (const text of READER_TEXTS) await removeText(text);
    expect(await open("malachi messenger")).toContain("No texts are installed yet");
    expect(await search("messenger")).toEqual([]);
    for (const text of [WEB, DRC]) await installText(text);
  });
});
