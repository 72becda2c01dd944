import { expectWhole } from "../setup/assistant";
import { holdStreams } from "../setup/held-streams";
import { openNewEntry } from "../setup/journal-editor";
import { open } from "../setup/open";
import { expect, test } from "./lib/stage";
import { answered } from "./screens/assistant";

test.use({ role: "member" });

const NAVIGATION = `
- navigation "Main":
  - list:
    - listitem:
      - link "Home"
    - listitem:
      - link "Journal"
    - listitem:
      - link "Acolyte"
    - listitem:
      - link "Prayer"
    - listitem:
      - link "Profile"`;

test("a screen starts with a skip link, the navigation and its contents", async ({ stage: { page } }) => {
  await open(page, "/");
  await expect(page.locator("body")).toMatchAriaSnapshot(`
- link "Skip to content"${NAVIGATION}
- main:
  - heading /^Good/ [level=1]`);
});

test("the journal is tabs, days and entries", async ({ stage: { page } }) => {
  await open(page, "/journal");
  await expect(page.getByRole("main")).toMatchAriaSnapshot(`
- main:
  - heading "Prayer Journal" [level=1]
  - region "Calendar":
    - heading /^Calendar/ [level=2]
    - grid
  - tablist:
    - tab "All Entries" [selected]
    - tab "Bookmarked"
    - tab "Recycle Bin"
  - tabpanel:
    - region:
      - heading /^Today / [level=2]
      - list:
        - listitem:
          - article:
            - heading [level=3]`);
});

test("an entry's editor has a name, and its tools are a toolbar", async ({ stage: { page } }) => {
  await openNewEntry(page);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(main.getByRole("textbox", { name: "Journal entry" })).toBeVisible();
  await expect(main.getByRole("toolbar", { name: "Text formatting" })).toMatchAriaSnapshot(`
- toolbar "Text formatting":
  - button "Heading 1"
  - button "Undo" [disabled]
  - button "Add image"`);
});

test("an answer is an article below its question, and its progress is announced", async ({ stage }) => {
  const { page } = stage;
  const status = page.getByRole("main").getByRole("status").first();
  await answered(stage);
  await expect(status).toHaveText("The answer is complete.");
  await expect(page.getByRole("main")).toMatchAriaSnapshot(`
- main:
  - heading "Ask Acolyte" [level=1]
  - region "What is purgatory?":
    - heading "What is purgatory?" [level=2]
    - article`);
  const stream = await holdStreams(page, "/api/acolyte/ask");
  await page.reload();
  await page.getByLabel("Your question").fill("What is hope?");
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  await stream.begin();
  await stream.send("Hope ");
  await expect(status).not.toHaveText("");
  await stream.send("is a gift.");
  await stream.end();
  await expectWhole(page);
  await expect(status).toHaveText("The answer is complete.");
});

test("the results of a search and failures are announced", async ({ stage, browserFaults }) => {
  browserFaults.allow(/status of 503/);
  const { page } = stage;
  await open(page, "/journal?search=");
  await page.getByRole("searchbox").fill("patience");
  await expect(page.getByRole("status").filter({ hasText: /^\d entries found/ })).toBeAttached();
  await open(page, "/journal");
  await page.route("**/bookmark", (route) => route.fulfill({ status: 503, json: {} }));
  await page
    .getByRole("button", { name: /^Bookmark / })
    .first()
    .click();
  // Radix announces each message in a live region beside the visible one.
  await expect(
    page.locator("[aria-live]").filter({ hasText: "Failed to bookmark entry" }).first(),
  ).toBeAttached();
});
