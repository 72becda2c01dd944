import type { Page } from "@playwright/test";
import type { TextPassage } from "../../app/features/texts/domain/text-passage";
import { ask, assistant, expectWhole } from "../setup/assistant";
import { expectAccessible } from "../setup/axe";
import { expect, memberTest as test } from "../setup/fixtures";
import { answerWith } from "../setup/message-stream";
import { open } from "../setup/open";

const verse = (number: number) => ({ reference: `John 6:${number}`, text: `Words of verse ${number}.` });

/** Has the page find the text of John 6:35 installed. */
async function installPassage(page: Page): Promise<void> {
  const about = { reference: "John 6:35", hasText: true, topics: [], document: null };
  const passage: Partial<TextPassage> = {
    ...{ title: "A Bible", address: "/read/scripture/john/6#v35" },
    ...{ before: [verse(34)], verses: [verse(35)], after: [verse(36)] },
  };
  await page.route("**/api/acolyte/reference*35", (route) => route.fulfill({ json: about }));
  await page.route("**/api/texts/passage*", (route) => route.fulfill({ json: passage }));
}

test(
  "a citation opens its passage beside the answer, or over it on a phone",
  { tag: "@layout" },
  async ({ page }, { project }) => {
    const { answers, followUp } = assistant(page);
    await installPassage(page);
    await open(page, "/acolyte");
    await answerWith(page, "He is the bread of life (John 6:35), as the Church believes (CCC 1374).", {
      checked: [
        { reference: "John 6:35", raw: "John 6:35", state: "exists" },
        { reference: "CCC 1374", raw: "CCC 1374", state: "exists" },
      ],
    });
    await ask(page, "Is Christ present?");
    await expectWhole(page);
    await expect(answers.getByText("Every reference is checked.")).toBeVisible();
    const chip = answers.getByRole("button", { name: /^Citation 1/ });
    await chip.click();
    const source = page.getByRole("dialog", { name: "John 6:35" });
    await expect(source.locator("mark")).toHaveText("Words of verse 35.");
    await expect(source).toContainText("Words of verse 34.");
    await expect(source).toContainText("Words of verse 36.");
    const context = source.getByRole("link", { name: "Read in context" });
    await expect(context).toHaveAttribute("href", "/read/scripture/john/6#v35");
    await expect(context).toBeInViewport();
    await expectAccessible(page);
    if (project.name === "desktop") {
      const [text, panel] = await Promise.all([answers.boundingBox(), source.boundingBox()]);
      expect(panel!.x).toBeGreaterThanOrEqual(text!.x + text!.width);
      await expect(source.getByRole("heading", { name: "John 6:35" })).toBeFocused();
      await followUp.fill("Why?");
      await source.getByRole("button", { name: "Close" }).click();
    } else await page.keyboard.press("Escape");
    await expect(source).toHaveCount(0);
    await expect(chip).toBeFocused();

    await answers.getByRole("button", { name: /^Citation 2/ }).click();
    const catechism = page.getByRole("dialog", { name: "CCC 1374" });
    await expect(catechism).toContainText(
      "Its text is not installed here. This is what it is about, in our words.",
    );
    await expect(catechism.getByRole("link", { name: "Read it on the Vatican’s site" })).toHaveAttribute(
      "href",
      /^https:\/\/www\.vatican\.va\//,
    );
  },
);
