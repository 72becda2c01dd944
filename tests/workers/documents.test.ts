import { exports } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { type Account, createAccount, send } from "../factories/accounts";

const server = exports.default;
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

describe("the map of the routes", () => {});
