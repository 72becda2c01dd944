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

test("a screen begins with the way past the navigation, the navigation and its contents", async ({
  stage: { page },
}) => {
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

test("an answer is an article below its question, and its coming is told", async ({ stage }) => {
  const { page } = stage;
  const news = page.getByRole("main").getByRole("status").first();
  await answered(stage);
  await expect(news).toHaveText("The answer is complete.");
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
  await expect(news).not.toHaveText("");
  await stream.send("is a gift.");
  await stream.end();
  await expectWhole(page);
  await expect(news).toHaveText("The answer is complete.");
});

test("what a search finds, what was saved and what failed are told", async ({ stage, browserFaults }) => {
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
  // Radix gives each message a live region of its own, beside the one that is seen.
  await expect(
    page.locator("[aria-live]").filter({ hasText: "Failed to bookmark entry" }).first(),
  ).toBeAttached();
});
