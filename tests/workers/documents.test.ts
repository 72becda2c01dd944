import { beforeAll, describe, expect, it, vi } from "vitest";
import { type Account, createAccount, send } from "../factories/accounts";
import { server } from "../factories/worker-with";

let account: Account;
let entry = "";

const ask = (path: string, method = "GET", json?: object) => send(server, account, method, path, { json });

beforeAll(async () => {
  account = await createAccount(server);
  const words = { content: "<p>Quiet </p>", title: "</script><b>" };
  const created = await ask("/api/prayer-journal/entries", "POST", words);
  entry = (await created.json<{ id: string }>()).id;
});

describe("a page", () => {
  it.each([
    ["the list", () => "/journal"],
    ["an entry", () => `/journal?entry=${entry}`],
    ["the editor of an entry", () => `/journal?entry=${entry}&edit=true`],
    ["a new entry", () => "/journal?new=true"],
    ["the journey", () => "/journal?panel=journey"],
    ["the search", () => "/journal?search="],
    ["the calendar", () => "/journal/calendar"],
    ["the settings", () => "/settings"],
    ["the profile", () => "/profile"],
    ["the profile to edit", () => "/edit-profile"],
    ["the profile to complete", () => "/profile-setup"],
    ["the saved responses", () => "/saved-responses"],
  ])("is sent whole, with the data of its loaders: %s", async (_name, path) => {
    const html = await (await ask(path())).text();
    expect(html).toMatch(/^<!DOCTYPE html><html/);
    // React's mark for a part that was not ready in time.
    expect(html).not.toContain("<!--$!-->");
    expect(html).toContain('<main id="main"');
    expect(html).toMatch(/<\/html>/);
    // React's marks for a part that comes later, and the script that would put it into its place.
    expect(html).not.toMatch(/<template id="B:|\$RC\(/);
    // No word of the page ends a script.
    expect(html.match(/<script/g)?.length).toBe(html.match(/<\/script>/g)?.length);
  });
});

describe("an address written in another way", () => {
  it.each(["/journal//", "/journ%61l", "/profile%2Dsetup", "/journal/calendar//"])(
    "is found: %s",
    async (path) => {
      expect((await ask(path)).status).toBe(200);
    },
  );

  it.each(["/journal%2Fcalendar", "/journal/%", "/journal/calendar/none"])(
    "is not found: %s",
    async (path) => {
      expect((await ask(path)).status).toBe(404);
    },
  );
});

describe("an unknown method", () => {
  it.each(["/", "/journal", "/nothing", "/api/user"])(
    "is refused without an error in the log: %s",
    async (path) => {
      const lines = vi.spyOn(console, "error").mockImplementation(() => {});
      expect((await ask(path, "PROPFIND")).status).toBe(405);
      expect(lines).not.toHaveBeenCalled();
      lines.mockRestore();
    },
  );
});

describe("the map of the routes", () => {
  it("knows screens and calls", async () => {
    const page = await (await ask("/journal")).text();
    const version = /"version":\s*"([^"]+)"/.exec(page)?.[1];
    const found = await ask(`/__manifest?version=${version}&p=%2Fapi%2Flogin&p=%2Fsettings`);
    const routes = Object.keys(await found.json<object>());
    expect(routes).toEqual(expect.arrayContaining(["routes/api.login", "routes/settings"]));
  });
});
