import { ask, assistant, expectWhole } from "../setup/assistant";
import { expectAccessible } from "../setup/axe";
import { expect } from "../setup/fixtures";
import { companion, OWN_WORDS } from "../setup/journal-companion";
import { entryText, openNewEntry, write } from "../setup/journal-editor";
import { test } from "../setup/model-site";
import { open } from "../setup/open";
import { toast } from "../setup/toast";

// One product and one model: the calls come in the order of the tests.
test.describe.configure({ mode: "serial" });

const QUESTION = "What is grace?";

test("nothing goes to a provider without the user's consent, which can be withdrawn", async ({
  page,
  site,
}) => {
  const { question, answers } = assistant(page);
  const consent = page.getByRole("dialog");
  await open(page, "/acolyte");
  await ask(page, QUESTION);
  await expect(consent).toContainText("receives your questions");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(consent).toHaveCount(0);
  await expect(question).toHaveValue(QUESTION);

  await assistant(page).askButton.click();
  await consent.getByRole("button", { name: "Use the built-in companion" }).click();
  await expect(answers.getByText("Answered by the built-in companion")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: QUESTION })).toBeFocused();
  await ask(page, "What is hope?");
  await expect(page.getByRole("heading", { level: 1, name: "What is hope?" })).toBeVisible();
  await expectWhole(page);
  expect(site.model.calls).toHaveLength(0);

  await page.getByRole("link", { name: "New question" }).click();
  await page.getByRole("button", { name: /^Let .+ answer$/ }).click();
  await consent.getByRole("button", { name: "Agree" }).click();
  await expect(page.getByText(/^Answers come from/)).toBeVisible();
  await ask(page, QUESTION);
  (await site.model.nextCall()).send("Grace ", "is a gift.").end();
  await expect(answers.getByText(/^Written by a language model/)).toBeVisible();
  await page.getByRole("link", { name: "New question" }).click();
  await page.getByRole("button", { name: "Use the built-in companion" }).click();
  await expect(page.getByText("The built-in companion answers.")).toBeVisible();
});

test.describe("with a person who has agreed", () => {
  test.beforeEach(async ({ page, call }) => {
    await call("POST", "/api/ai/consent", { accepted: true });
    await open(page, "/acolyte");
  });

  test("words come one by one, and screen readers hear both ends", async ({ page, site }) => {
    const { answers, status, askButton } = assistant(page);
    await ask(page, QUESTION);
    const call = await site.model.nextCall();
    await expect(page.getByRole("heading", { level: 1, name: QUESTION })).toBeFocused();
    await expect(page.getByRole("heading", { level: 1, name: QUESTION })).toBeInViewport();
    call.send("From Catechism of the Catholic Church:\n", "Grace ", "is **free");
    await expect(answers.locator("strong")).toHaveText("free");
    await expect(answers).toHaveAttribute("aria-busy", "true");
    await expect(status).toHaveText("The companion is answering.");
    await expect(page.getByRole("button", { name: "Answering..." })).toHaveAttribute("aria-disabled", "true");
    await expectAccessible(page);
    const top = await page.evaluate("scrollY");
    call.send(" and** ", ...Array.from({ length: 300 }, () => "undeserved "), "help.").end();
    await expectWhole(page);
    expect(await page.evaluate("scrollY"), "the window stays where the reader is").toBe(top);
    await expect(answers).toHaveAttribute("aria-busy", "false");
    await expect(status).toHaveText("The answer is complete.");
    await expect(askButton).toBeVisible();
  });

  test("an answer continues after a reload and in the background", async ({ page, site }) => {
    const { answers, history } = assistant(page);
    await ask(page, QUESTION);
    const call = await site.model.nextCall();
    call.send("Grace ", "is ");
    await expect(answers).toContainText("Grace is");
    await page.reload();
    await expect(answers).toContainText("Grace is");
    call.send("a ", "gift ");
    await expect(answers).toContainText("Grace is a gift");
    await page.getByRole("link", { name: "Journal" }).click();
    await expect(answers).toHaveCount(0);
    call.send("of ");
    await page.getByRole("link", { name: "Acolyte" }).click();
    await expect(answers).toContainText("Grace is a gift of");
    call.send("God.").end();
    await expectWhole(page);
    await expect(answers).toContainText("Grace is a gift of God.");
    await expect(history.getByRole("link", { name: /^What is grace/ })).toBeVisible();
  });

  test("Stop ends the model and keeps what there is, marked", async ({ page, site }) => {
    const { answers, status } = assistant(page);
    await ask(page, QUESTION);
    const call = await site.model.nextCall();
    call.send("Grace ", "is *a");
    await expect(answers).toContainText("Grace is a");
    await page.getByRole("button", { name: "Stop" }).click();
    await call.abandoned;
    await expect(answers.getByText("You stopped the answer here.")).toBeVisible();
    await expect(answers.locator("em")).toHaveText("a");
    await expect(status).toHaveText("The answer was stopped.");
    await page.reload();
    await expect(answers.getByText("You stopped the answer here.")).toBeVisible();
  });

  test("an answer that breaks off says so and can be asked again", async ({ page, site }) => {
    const { answers } = assistant(page);
    await ask(page, QUESTION);
    const call = await site.model.nextCall();
    call.send("Grace ", "is ");
    await expect(answers).toContainText("Grace is");
    call.cut();
    await expect(answers.getByText("The answer was interrupted")).toBeVisible();
    await page.getByRole("button", { name: "Ask again" }).click();
    (await site.model.nextCall()).send("Grace ", "is a gift.").end();
    await expect(answers).toContainText("Grace is a gift.");
    await expectWhole(page);
    await page.getByRole("link", { name: "New question" }).click();
    await expect(page.getByText("19 of 20 left today")).toBeVisible();
  });
});

test("journal text goes to a provider only with consent, withdrawn in the settings", async ({
  page,
  site,
}) => {
  const { prayer, prayerAdded, blocks, coming, reflect } = companion(page);
  const consent = page.getByRole("dialog");
  const before = site.model.calls.length;
  await openNewEntry(page);
  await write(page, OWN_WORDS);
  await reflect.click();
  await expect(consent).toContainText("the journal text that you request a prayer or a reflection for");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(consent).toHaveCount(0);
  await expect(coming).toHaveCount(0);
  expect(site.model.calls).toHaveLength(before);

  await prayer.click();
  await consent.getByRole("button", { name: "Agree" }).click();
  const call = await site.model.nextCall();
  expect(JSON.stringify(call.request.messages)).toContain("My mother Anna");
  call.send("Lord, ", "be with ");
  await expect(coming).toContainText("Lord, be with");
  call.send("Anna. ", "Amen.").end();
  await expect(prayerAdded).toBeVisible();
  await expect(blocks("prayer")).toContainText("Lord, be with Anna. Amen.");

  await entryText(page).focus();
  await page.keyboard.press("Control+Z");
  await prayer.click();
  const second = await site.model.nextCall();
  second.send("Lord, ");
  await expect(coming).toContainText("Lord,");
  second.cut();
  await expect(toast(page, "Unable to generate prayer")).toBeVisible();
  await expect(coming).toHaveCount(0);

  page.on("dialog", (dialog) => dialog.accept());
  await open(page, "/settings");
  const given = page.getByRole("switch", { name: /^Let / });
  await expect(given).toBeChecked();
  await expectAccessible(page);
  await given.click();
  await expect(toast(page, "The built-in companion answers you")).toBeVisible();
  await expect(given).not.toBeChecked();
  await openNewEntry(page);
  await reflect.click();
  await expect(consent).toBeVisible();
  expect(site.model.calls).toHaveLength(before + 2);
});
