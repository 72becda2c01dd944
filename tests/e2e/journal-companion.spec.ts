import type { Route } from "@playwright/test";
import { keptDrafts, waitUntilKept } from "../setup/drafts";
import { expect, memberTest as test } from "../setup/fixtures";
import { holdStreams } from "../setup/held-streams";
import { companion, OWN_WORDS } from "../setup/journal-companion";
import { entryText, openNewEntry, saveEntry, storedEntries, write } from "../setup/journal-editor";
import { hold } from "../setup/open";
import { toast } from "../setup/toast";

const PRAYER = "/api/ai/personalized-prayer";
const REFLECTION = "/api/ai/spiritual-reflection";
const PRAYER_TITLE = "Prayer for You";

test("Prayer and Reflect come with the first word, clear of other buttons", {
  tag: "@layout",
}, async ({ page, isMobile }) => {
  // A greeting that never comes.
  await page.route("/api/ai/personalized-greeting", () => {});
  await openNewEntry(page);
  const { prayer, reflect } = companion(page);
  await expect(prayer).toHaveCount(0);
  await write(page, "I");
  await expect(prayer).toBeVisible();
  await expect(reflect).toBeVisible();
  await write(page, " begin.");
  const [strip, save, sheet] = await Promise.all([
    prayer.locator("..").boundingBox(),
    page.getByRole("button", { name: "Save Entry" }).boundingBox(),
    entryText(page).boundingBox(),
  ]);
  if (!strip || !save || !sheet) throw new Error("nothing to measure");
  if (isMobile) expect(strip.y + strip.height, "above the save button").toBeLessThanOrEqual(save.y);
  else expect(strip.y, "below the sheet").toBeGreaterThanOrEqual(sheet.y + sheet.height);
  expect(strip.x).toBeGreaterThanOrEqual(0);
  expect(strip.x + strip.width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
});

test("a prayer is written into the entry, once, and rated", async ({ page, context }) => {
  const { prayer, prayerAdded, disabled, helpful, notHelpful, blocks } = companion(page);
  await openNewEntry(page);
  await write(page, OWN_WORDS);
  await prayer.click();
  await expect(prayerAdded).toBeVisible();
  await expect(disabled).toHaveAttribute("aria-disabled", "true");
  await expect(blocks("prayer")).toHaveCount(1);
  await expect(blocks("prayer").getByRole("heading", { name: PRAYER_TITLE })).toBeVisible();
  await expect(blocks("prayer")).toContainText("Amen.");
  await expect(page.getByRole("status").filter({ hasText: "The prayer is in your entry." })).toBeAttached();
  await expect(helpful).toBeVisible();

  await prayerAdded.dispatchEvent("click");
  await expect(toast(page, "Prayer already generated")).toBeVisible();
  await expect(toast(page, "A prayer has already been created for this journal entry.")).toBeVisible();

  const rated = page.waitForRequest("**/api/ai/feedback");
  await helpful.click();
  const sent = (await rated).postDataJSON() as Record<string, unknown>;
  expect(sent).toMatchObject({ contentType: "prayer", feedbackType: "thumbs_up", userInput: OWN_WORDS });
  expect(sent.aiOutput).toContain("Amen.");
  expect(sent.contentId).toMatch(/^[0-9a-f-]{36}$/);
  expect(sent.contextData).toMatchObject({
    prayerStyle: "scripture",
    prayerLength: 3,
    context: "journal_entry",
    journalContent: OWN_WORDS,
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    wordCount: 19,
    userMood: null,
    userId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  await expect(toast(page, "Thank you!")).toBeVisible();
  await expect(helpful).toHaveCount(0);
  await expect(notHelpful).toHaveCount(0);

  await saveEntry(page);
  const [entry] = await storedEntries(context);
  expect(entry?.content).toMatch(/<div data-ai="prayer"><h2>Prayer for You<\/h2><p>.+Amen\.<\/p><\/div>$/);
  await expect(page.locator('[data-ai="prayer"]')).toContainText("Amen.");
});

test("the buttons come half a second after the greeting as well", async ({ page }) => {
  await page.clock.install();
  const json = { greeting: "Good morning", inspiration: "Be still." };
  await page.route("/api/ai/personalized-greeting", (route) => route.fulfill({ json }));
  const answer = await hold(page, "/api/ai/personalized-greeting");
  await openNewEntry(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  answer();
  await expect(page.getByText("Good morning").first()).toBeAttached();
  await expect(companion(page).prayer).toHaveCount(0);
  await page.clock.runFor(500);
  await expect(companion(page).prayer).toBeVisible();
});

test("the companion is silent below 20 characters", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await openNewEntry(page);
  await write(page, "Nineteen characters");
  await companion(page).prayer.click();
  await expect(toast(page, "Add more details")).toBeVisible();
  const prayerWords = "Please write a bit more so I can create a meaningful prayer for you.";
  await expect(toast(page, prayerWords)).toBeVisible();
  await companion(page).reflect.click();
  const reflectWords = "Please write a bit more so I can offer meaningful reflection questions.";
  await expect(toast(page, reflectWords)).toBeVisible();
  expect(asked).not.toContain(PRAYER);
  expect(asked).not.toContain(REFLECTION);
});

test("words come while the user types, and one Undo removes them", async ({ page }) => {
  const stream = await holdStreams(page, PRAYER);
  const { prayer, creating, prayerAdded, blocks, coming } = companion(page);
  await openNewEntry(page);
  await write(page, OWN_WORDS);
  await prayer.click();
  await expect(creating).toHaveAttribute("aria-disabled", "true");
  await expect(coming).toContainText(PRAYER_TITLE);
  await expect(page.getByRole("status").filter({ hasText: "Creating a prayer." })).toBeAttached();
  await stream.begin();
  await stream.send("Lord, ", "hear ", "her.");
  await expect(coming).toContainText("Lord, hear her.");
  await write(page, " She sleeps");
  await stream.send(" Amen.");
  await page.keyboard.type(" now.");
  await stream.end();
  await expect(prayerAdded).toBeVisible();
  await page.keyboard.type(" Good.");
  const own = entryText(page).locator("> p").first();
  await expect(own).toHaveText(`${OWN_WORDS} She sleeps now. Good.`);
  await expect(blocks("prayer")).toHaveText(`${PRAYER_TITLE}Lord, hear her. Amen.`);

  // First what was typed after it, then the prayer as a whole, then what was typed before.
  await page.keyboard.press("Control+Z");
  await expect(own).toHaveText(`${OWN_WORDS} She sleeps now.`);
  await page.keyboard.press("Control+Z");
  await expect(blocks("prayer")).toHaveCount(0);
  await expect(own).toHaveText(`${OWN_WORDS} She sleeps now.`);

  await prayer.click();
  await stream.begin();
  await stream.send("Another. Amen.");
  await stream.end();
  await expect(blocks("prayer")).toContainText("Another. Amen.");
  const bodies = await stream.bodies<{ plainText: string; context: string; attempt: number }>();
  expect(bodies.map(({ attempt }) => attempt)).toEqual([0, 1]);
  expect(bodies[0]).toMatchObject({ plainText: OWN_WORDS, context: "journal_entry" });
});

test("a prayer that breaks off leaves nothing behind", async ({ page, browserFaults }) => {
  const stream = await holdStreams(page, PRAYER);
  const { prayer, blocks, coming } = companion(page);
  await openNewEntry(page);
  await write(page, OWN_WORDS);
  await waitUntilKept(page, OWN_WORDS);
  await prayer.click();
  await stream.begin();
  await stream.send("Lord, ");
  await expect(coming).toContainText("Lord,");
  await stream.cut();
  await expect(toast(page, "Unable to generate prayer")).toBeVisible();
  await expect(toast(page, "Please try again or check your connection.")).toBeVisible();
  await expect(coming).toHaveCount(0);

  await prayer.click();
  await stream.begin();
  await stream.send("Half.");
  await stream.end("interrupted");
  await expect(prayer).toBeVisible();
  await expect(coming).toHaveCount(0);
  await expect(blocks("prayer")).toHaveCount(0);
  await expect(entryText(page)).toHaveText(OWN_WORDS);

  browserFaults.allow(/429/);
  const message = "All calls of today are used.";
  await page.route(REFLECTION, (route) => route.fulfill({ status: 429, json: { message } }));
  await companion(page).reflect.click();
  await expect(toast(page, "Unable to generate reflection")).toBeVisible();
  await expect(toast(page, message)).toBeVisible();
});

test("half a prayer is neither saved nor kept, and leaving cancels it", async ({ page, context }) => {
  const stream = await holdStreams(page, PRAYER);
  const { prayer, coming } = companion(page);
  page.on("dialog", (dialog) => dialog.accept());
  await openNewEntry(page);
  await write(page, OWN_WORDS);
  await prayer.click();
  await stream.begin();
  await stream.send("Lord, ");
  await expect(coming).toContainText("Lord,");
  await page.getByRole("button", { name: "Save Entry" }).click();
  await expect(toast(page, "The companion is still writing.")).toBeVisible();
  await waitUntilKept(page, OWN_WORDS);
  expect(await keptDrafts(page)).toEqual([`<p>${OWN_WORDS}</p>`]);
  await page.reload();
  await expect(entryText(page)).toHaveText(OWN_WORDS);

  await prayer.click();
  await page.getByRole("button", { name: "Save Entry" }).click();
  await page.getByRole("button", { name: "Stop", exact: true }).click();
  await stream.abandoned();
  await expect(coming).toHaveCount(0);
  await saveEntry(page);
  const [entry] = await storedEntries(context);
  expect(entry?.content).toBe(`<p>${OWN_WORDS}</p>`);
});

test("a reflection knows the earlier ones, and a failed thumb is given again", async ({
  page,
  browserFaults,
}) => {
  const bodies: { content: string; reflection_history: string[] }[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(REFLECTION)) bodies.push(request.postDataJSON());
  });
  const { reflect, blocks, notHelpful, helpful } = companion(page);
  await openNewEntry(page);
  await write(page, OWN_WORDS);
  await reflect.click();
  await expect(blocks("reflection")).toHaveCount(1);
  browserFaults.allow(/500/);
  const fail = (route: Route) => route.fulfill({ status: 500, json: {} });
  await page.route("/api/ai/feedback", fail, { times: 1 });
  await notHelpful.click();
  await expect(toast(page, "Feedback failed")).toBeVisible();
  await expect(toast(page, "Please try again later.")).toBeVisible();
  await notHelpful.click();
  await expect(toast(page, "Feedback received")).toBeVisible();
  await expect(helpful).toHaveCount(0);
  await reflect.click();
  await expect(blocks("reflection")).toHaveCount(2);
  const [first, second] = await blocks("reflection").locator("p:last-child").allTextContents();
  expect(second).not.toBe(first);

  await entryText(page).focus();
  await page.keyboard.press("Control+A");
  await page.keyboard.press("Delete");
  await page.keyboard.type(OWN_WORDS);
  await reflect.click();
  await expect(blocks("reflection")).toHaveCount(1);
  expect(bodies.map((body) => body.reflection_history.length)).toEqual([0, 1, 0]);
  expect(bodies[1]?.reflection_history[0]).toContain(String(first));
  expect(bodies[1]?.content, "only the writer's own words").toBe(`<p>${OWN_WORDS}</p>`);
});

test("words of danger get help, and a quiet card once they are saved", async ({ page, context }) => {
  const words = "I want to kill myself tonight, I cannot go on any more.";
  const message = page.getByRole("dialog", { name: /^Call 988/ });
  await openNewEntry(page);
  await write(page, words);
  await companion(page).prayer.click();
  await expect(message.getByRole("link", { name: "988" }).first()).toHaveAttribute("href", "tel:988");
  await message.getByRole("button", { name: "Back to my entry" }).click();
  await expect(message).toHaveCount(0);
  await expect(entryText(page)).toHaveText(words);
  await expect(companion(page).helpful).toHaveCount(0);

  await page.getByRole("button", { name: "Save Entry" }).click();
  await expect(page).toHaveURL(/\/journal\?entry=/);
  await expect(page.getByText("You wrote something heavy.")).toBeVisible();
  await expect(message).toHaveCount(0);
  const [entry] = await storedEntries(context);
  expect(entry?.content).toBe(`<p>${words}</p>`);
  expect(entry?.title).toMatch(/^Journal Entry - /);
});
