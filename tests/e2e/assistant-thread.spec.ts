import { ask, assistant, expectWhole } from "../setup/assistant";
import { expect, memberTest as test } from "../setup/fixtures";
import { answerWith } from "../setup/message-stream";
import { open } from "../setup/open";

const QUESTION = "What is purgatory?";
const OTHER = "What is grace?";

test("each conversation has an address, for reloads, going back and new tabs", async ({ page, context }) => {
  const { answers, history } = assistant(page);
  const heading = (name: string) => page.getByRole("heading", { level: 1, name });
  await open(page, "/acolyte");
  await ask(page, QUESTION);
  await expectWhole(page);
  await expect(page).toHaveURL(/\/acolyte\?thread=/);
  await expect(page).toHaveTitle(`${QUESTION} · Acolyte`);
  const address = page.url();
  await ask(page, OTHER);
  await expectWhole(page);
  await expect(heading(OTHER)).toBeVisible();
  await expect(page).toHaveTitle(`${OTHER} · Acolyte`);
  expect(page.url()).not.toBe(address);

  await page.goBack();
  await expect(heading("Ask Acolyte")).toBeVisible();
  await page.goBack();
  await expect(heading(QUESTION)).toBeVisible();
  await page.reload();
  await expect(heading(QUESTION)).toBeVisible();
  await expectWhole(page);
  expect(await (await context.request.get(address)).text(), "the server sends the answer").toContain(
    "<article",
  );

  await history.getByRole("link", { name: OTHER }).click();
  await expect(heading(OTHER)).toBeFocused();
  await expect(page).toHaveTitle(`${OTHER} · Acolyte`);
  await page.goBack();
  await expect(heading(QUESTION)).toBeVisible();

  await history.getByRole("button", { name: `Delete: ${QUESTION}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(heading("Ask Acolyte")).toBeVisible();
  await expect(page).toHaveURL(/\/acolyte$/);
  await open(page, address);
  await expect(page.getByText("This conversation is not in your history")).toBeVisible();
  await expect(answers).toHaveCount(0);
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  const WORDS = Array.from({ length: 400 }, (_, index) => `word${index}`).join(" ");

  test("a built-in answer appears at reading pace, and at once on request", async ({ page }) => {
    const { answers, status, followUp } = assistant(page);
    await open(page, "/acolyte");
    await answerWith(page, WORDS);
    await ask(page, QUESTION);
    await expect(answers).toContainText("word20 ");
    await expect(answers).toHaveAttribute("aria-busy", "true");
    await expect(answers).not.toContainText("word399");
    await expect(status).toHaveText("The companion is answering.");
    await expect(followUp).toBeInViewport();
    await page.getByRole("button", { name: "Show all" }).click();
    await expectWhole(page);
    await expect(answers).toContainText("word399");
    await expect(status).toHaveText("The answer is complete.");
  });

  test("a reload in mid-answer comes back to the whole of it", async ({ page }) => {
    const { answers } = assistant(page);
    await open(page, "/acolyte");
    await ask(page, QUESTION);
    await expect(page).toHaveURL(/thread=/);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: QUESTION })).toBeVisible();
    await expect(answers).toHaveAttribute("aria-busy", "false");
    await expectWhole(page);
  });
});

test("names in an answer lead to questions about them", async ({ page }) => {
  await open(page, "/acolyte");
  await answerWith(page, "Pray like St. Teresa of Avila, and read the Book of Job.");
  await ask(page, QUESTION);
  await expectWhole(page);
  const sent = page.waitForRequest("**/api/acolyte/ask");
  await expect(page.getByRole("link", { name: "Book of Job" })).toHaveAttribute(
    "href",
    "?question=What+is+the+Book+of+Job+about%3F",
  );
  await page.getByRole("link", { name: "St. Teresa of Avila" }).click();
  expect((await sent).postDataJSON()).toMatchObject({ question: "Who is St. Teresa of Avila?" });
});
