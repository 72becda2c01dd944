import type { Page } from "@playwright/test";
import type { CheckedCitation } from "../../app/features/companion/contract";
import type { CitationState } from "../../app/features/companion/domain/limits";
import { ask, assistant, expectWhole } from "../setup/assistant";
import { expect, memberTest as test } from "../setup/fixtures";
import { answerWith } from "../setup/message-stream";
import { open } from "../setup/open";
import { toast } from "../setup/toast";

const cite = (reference: string, state: CitationState, text?: string): CheckedCitation => ({
  reference,
  raw: reference,
  state,
  ...(text && { text }),
});

const TEXT = `From Catechism of the Catholic Church:
**Christ himself** is *present* (CCC 1374), as all the faithful profess (CCC 1413). See CCC 3001.

- the first (CCC 1324)
- the second

From Sacred Scripture:
> My flesh is true food. (John 6:55)

I cannot locate more than "the bread of life" (John 6:35). <img src=x onerror="window.hacked = true">
[a link](https://evil.example/)`;

/** The same without its marks. */
const COPIED = `From Catechism of the Catholic Church:
Christ himself is present (CCC 1374), as all the faithful profess (CCC 1413). See CCC 3001.

• the first (CCC 1324)
• the second

From Sacred Scripture:

My flesh is true food. (John 6:55)

I cannot locate more than "the bread of life" (John 6:35). <img src=x onerror="window.hacked = true">
a link`;
const SELECTED =
  "Christ himself is present (CCC 1374), as all the faithful profess (CCC 1413). See CCC 3001.";

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

const CHECKED = [
  cite("CCC 1374", "verified", "The whole Christ is truly contained."),
  cite("CCC 1413", "exists"),
  cite("CCC 3001", "not-found"),
  cite("CCC 1324", "unchecked"),
  cite("John 6:55", "paraphrase"),
  cite("John 6:35", "misquoted"),
];

test("an answer is safe Markdown with citations, copied and printed", async ({ page, context }) => {
  const { answers, question, history } = assistant(page);
  await open(page, "/acolyte");
  await answerWith(page, TEXT, { checked: CHECKED });
  await ask(page, "Is Christ present?");
  await expectWhole(page);
  const [catechism, scripture] = [
    answers.getByRole("region", { name: "From the Catechism" }),
    answers.getByRole("region", { name: "From Sacred Scripture" }),
  ];
  await expect(catechism.locator("strong")).toHaveText("Christ himself");
  await expect(catechism.locator("em")).toHaveText("present");
  await expect(catechism.getByRole("listitem")).toHaveCount(2);
  await expect(scripture.locator("blockquote")).toContainText("My flesh is true food.");
  await expect(scripture.locator('mark[data-color="orange"]')).toHaveText("cannot locate");
  await expect(scripture).toContainText('<img src=x onerror="window.hacked = true">');
  await expect(answers.getByRole("link", { name: "a link" })).toHaveCount(0);
  await expect(scripture).toContainText("a link");
  expect(await page.evaluate("window.hacked")).toBeUndefined();

  const references = answers.getByRole("region", { name: "References" });
  await expect(references.getByRole("button")).toHaveText([
    /^CCC 1374.*Verified/,
    /^CCC 1413.*Exists/,
    /^CCC 1324.*Work found; passage not confirmed/,
    /^John 6:55.*Paraphrase/,
    /^John 6:35.*Misquoted/,
  ]);
  await expect(references).toContainText(
    "2 of 6 references confirmed. Open a marked one to see what we found.",
  );
  await expect(answers.locator("s")).toHaveText("CCC 3001");

  const chip = answers.getByRole("button", { name: "Citation 1: CCC 1374, verified" });
  await chip.press("Enter");
  const sheet = page.getByRole("dialog", { name: "CCC 1374" });
  await expect(sheet.getByText("Verified", { exact: true })).toBeVisible();
  await expect(sheet.getByText("The whole Christ is truly contained.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await expect(chip).toBeFocused();

  await answers.getByRole("button", { name: "Citation: CCC 3001, not found" }).click();
  await expect(page.getByRole("dialog").getByText("There is no such reference.")).toBeVisible();
  await page.keyboard.press("Escape");

  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy this answer" }).click();
  await expect(toast(page, "Copied")).toBeVisible();
  expect(await copied(page)).toBe(`Is Christ present?\n\n${COPIED}`);
  await catechism
    .locator("p")
    .first()
    .evaluate((paragraph) => getSelection()?.selectAllChildren(paragraph));
  await page.keyboard.press("Control+C");
  expect((await copied(page)).trim(), "chip numbers stay out of a selection").toBe(SELECTED);

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  await page.getByRole("button", { name: "Print" }).click();
  await expect(page.locator("body")).toHaveAttribute("data-printed");
  await page.emulateMedia({ media: "print" });
  await expect(question).toBeHidden();
  await expect(history).toBeHidden();
  await expect(page.getByText("5. John 6:35 (misquoted)")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Is Christ present?" })).toBeVisible();
});
