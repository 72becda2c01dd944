import { nothingFound } from "../../app/features/companion/domain/compose/answer/nothing-found";
import { ask, assistant, expectWhole } from "../setup/assistant";
import { expect, memberTest as test } from "../setup/fixtures";
import { answerWith } from "../setup/message-stream";
import { open } from "../setup/open";
import { toast } from "../setup/toast";

const ASK = "**/api/acolyte/ask";
const QUESTION = "What is purgatory?";

test("sources are one line, and one to three of 13 are chosen a tap away", async ({ page }) => {
  await open(page, "/acolyte");
  await expect(page.getByText("Catechism, Scripture", { exact: true })).toBeVisible();
  await expect(page.getByRole("checkbox")).toHaveCount(0);
  await page.getByRole("button", { name: "Change sources" }).click();
  const sources = page.getByRole("group", { name: "Sources" }).getByRole("checkbox");
  await expect(sources).toHaveCount(13);
  await expect(sources.and(page.locator(":checked"))).toHaveCount(2);
  await page.getByText("Liturgy", { exact: true }).click();
  await expect(page.getByLabel("Karl Rahner")).toBeDisabled();
  await expect(sources.and(page.locator(":disabled"))).toHaveCount(10);

  for (const chosen of ["Liturgy", "Sacred Scripture", "Catechism of the Catholic Church"]) {
    await page.getByText(chosen, { exact: true }).click();
  }
  await ask(page, QUESTION);
  await expect(toast(page, "Source Selection Required")).toBeVisible();
  await expect(assistant(page).question).toHaveValue(QUESTION);
});

test("a question is answered, talked over, rated, found again and deleted", async ({ page }) => {
  const { conversation, followUp, answers, history, status } = assistant(page);
  await open(page, "/acolyte");
  await ask(page, QUESTION);
  await expectWhole(page);
  await expect(page.getByRole("heading", { name: QUESTION })).toBeInViewport();
  await expect(status).toHaveText("The answer is complete.");
  await expect(answers.getByRole("region", { name: "From Sacred Scripture" })).toBeVisible();
  await expect(answers.getByText("Answered by the built-in companion")).toBeVisible();
  await expect(answers.getByRole("button", { name: /^Citation 1: CCC/ }).first()).toBeVisible();
  await page.getByRole("link", { name: "Scripture" }).click();
  await expect(answers.getByRole("region", { name: "From Sacred Scripture" })).toBeFocused();

  await page.getByRole("button", { name: "Helpful", exact: true }).click();
  await expect(page.getByText("Thank you for your feedback.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Helpful", exact: true })).toHaveCount(0);

  await followUp.fill("Can we pray for the dead?");
  await page.keyboard.press("Control+Enter");
  await expect(answers).toHaveCount(2);
  await expectWhole(page);
  await expect(page.getByRole("heading", { name: "Can we pray for the dead?" })).toBeInViewport();
  await expect(conversation.getByText("Conversation")).toBeVisible();
  await expect(history.getByRole("link", { name: /^What is purgatory.*Conversation/ })).toBeVisible();

  await page.getByRole("link", { name: "New question" }).click();
  await expect(answers).toHaveCount(0);
  await history.getByRole("link", { name: /^What is purgatory/ }).click();
  await expect(answers).toHaveCount(2);
  await expect(page.getByRole("heading", { name: QUESTION })).toBeFocused();
  await history.getByRole("button", { name: `Delete: ${QUESTION}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(history.getByText("Your questions appear here. Only you can see them.")).toBeVisible();
  await expect(answers).toHaveCount(0);
});

test.describe("on a desktop", { tag: "@desktop" }, () => {
  test("apologetics asks for one of 17 perspectives, and history brings it back", async ({ page }) => {
    await open(page, "/apologetics");
    await expect(page.getByRole("radio", { name: "Apologetics" })).toBeChecked();
    await expect(page.getByRole("link", { name: "Acolyte" })).toHaveAttribute("aria-current", "page");
    const perspective = page.getByLabel("Perspective");
    await expect(perspective.getByRole("option")).toHaveCount(17);
    await perspective.selectOption("Muslim");
    const sent = page.waitForRequest(ASK);
    await ask(page, "Is Jesus really God?");
    expect((await sent).postDataJSON()).toMatchObject({
      mode: "apologetics",
      denomination: "muslim",
      sources: [],
    });
    await expectWhole(page);
    await expect(assistant(page).conversation.getByText("Muslim", { exact: true })).toBeVisible();

    await page.getByRole("link", { name: "New question" }).click();
    await page.getByText("Faith learning").click();
    await open(page, "/acolyte");
    await expect(page.getByRole("radio", { name: "Faith learning" })).toBeChecked();
    await expect(page.getByRole("link", { name: "Acolyte" })).toHaveAttribute("aria-current", "page");
    await assistant(page)
      .history.getByRole("link", { name: /^Is Jesus really God/ })
      .click();
    await page.getByRole("link", { name: "New question" }).click();
    await expect(page.getByRole("radio", { name: "Apologetics" })).toBeChecked();
    await expect(perspective).toHaveValue("muslim");

    await page.getByRole("button", { name: "Clear" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("button", { name: "Clear" })).toBeFocused();
    await page.keyboard.press("Enter");
    await page.getByRole("alertdialog").getByRole("button", { name: "Clear" }).click();
    await expect(page.getByText("Your questions appear here. Only you can see them.")).toBeVisible();
  });

  test("choices are there again, already in the page that the server sends", async ({ page, context }) => {
    await page.addInitScript(() => {
      const shifts: PerformanceEntry[] = [];
      Object.assign(window, { shifts });
      const note = (list: PerformanceObserverEntryList) => shifts.push(...list.getEntries());
      new PerformanceObserver(note).observe({ type: "layout-shift", buffered: true });
    });
    await open(page, "/acolyte");
    await page.getByRole("button", { name: "Change sources" }).click();
    await page.getByText("St. Augustine", { exact: true }).click();
    await page.getByRole("button", { name: "Done choosing sources" }).click();
    await page.reload();
    const summary = "Catechism, Scripture, Augustine";
    await expect(page.getByText(summary)).toBeVisible();
    expect(await (await context.request.get("/acolyte")).text()).toContain(summary);
    expect(await page.evaluate("shifts"), "nothing moves").toEqual([]);

    await context.clearCookies({ name: "acolyte_assistant" });
    await page.reload();
    await expect(page.getByText(summary)).toBeVisible();
    await page.getByText("Apologetics", { exact: true }).click();
    await open(page, "/acolyte?mode=faith-learning&question=Why%3F");
    await expect(page.getByRole("radio", { name: "Faith learning" })).toBeChecked();
    await expect(assistant(page).question).toHaveValue("Why?");
    await open(page, "/acolyte");
    await expect(page.getByRole("radio", { name: "Apologetics" })).toBeChecked();
  });

  test("six questions of the season begin, others for each mode; one click asks", async ({ page }) => {
    await open(page, "/acolyte");
    const starters = page.getByRole("region", { name: "Or start with one of these" }).getByRole("button");
    await expect(starters).toHaveCount(6);
    const first = await starters.first().innerText();
    await page.getByText("Apologetics", { exact: true }).click();
    await expect(starters.first()).not.toHaveText(first);
    await answerWith(page, "Words.");
    const second = await starters.nth(1).innerText();
    await starters.nth(1).click();
    await expect(page.getByRole("heading", { level: 1, name: second })).toBeFocused();
    await expect(starters).toHaveCount(0);
  });

  test("a question without an answer names the nearest topics, which ask", async ({ page }) => {
    await open(page, "/acolyte");
    await answerWith(page, nothingFound(["Grace", "Hope"]).join("\n\n"));
    await ask(page, "What is a flux capacitor?");
    await expect(page.locator("mark")).toHaveText("cannot locate");
    const topic = page.getByRole("region", { name: "Nearest topics" }).getByRole("link", { name: "Hope" });
    await expect(topic).toHaveAttribute("href", "?question=Hope");
    const sent = page.waitForRequest(ASK);
    await topic.click();
    expect((await sent).postDataJSON()).toMatchObject({ question: "Hope" });
    await expect(page.getByRole("heading", { level: 1, name: "Hope" })).toBeVisible();
  });

  test("a failure shows the server's words and gives the question back", async ({ page, browserFaults }) => {
    browserFaults.allow(/status of (429|500)/);
    await open(page, "/acolyte");
    const message = "You have used today’s 20 calls to the companion. There are new ones tomorrow.";
    await page.route(ASK, (route) => route.fulfill({ status: 429, json: { message } }));
    await ask(page, QUESTION);
    await expect(toast(page, message)).toBeVisible();
    await expect(assistant(page).question).toHaveValue(QUESTION);
    await expect(assistant(page).answers).toHaveCount(0);

    await page.unroute(ASK);
    await answerWith(page, "Words.");
    await assistant(page).askButton.click();
    await expectWhole(page);
    await page.route("**/api/ai-feedback", (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole("button", { name: "Not helpful" }).click();
    await expect(toast(page, "Feedback Failed")).toBeVisible();
    await expect(page.getByText("Failed to submit feedback. Please try again.").first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Not helpful" })).toBeVisible();
  });
});
