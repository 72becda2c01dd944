import { expect } from "../../setup/fixtures";
import { holdStreams } from "../../setup/held-streams";
import { open } from "../../setup/open";
import { broken, FAILED_CALLS, fail, hold, holdToast, leaving } from "../lib/bring-about";
import type { Screen, Stage } from "../lib/stage";

const GENERATE = "/api/prayers/generate";

async function fillWish({ page }: Stage, intention = "My mother Anna is in hospital since Tuesday.") {
  await open(page, "/prayer");
  const box = page.getByRole("region", { name: "Generate New Prayer" });
  await box.getByLabel("Title").fill("For Anna");
  await box.getByLabel("Intention").fill(intention);
  return box.getByRole("button", { name: "Generate Prayer" });
}

async function openCard({ page }: Stage, action: string) {
  await open(page, "/prayer");
  await page.getByRole("article", { name: "For the sick" }).getByRole("button", { name: action }).click();
}

const COLLECTION: Screen = {
  name: "Prayer collection",
  routes: ["prayer.tsx"],
  states: [
    { kind: "empty", as: "newcomer", show: ({ page }) => open(page, "/prayer") },
    { kind: "filled", show: ({ page }) => open(page, "/prayer") },
    {
      kind: "filled",
      name: "a written prayer",
      isAlone: true,
      show: async (stage) => {
        await (await fillWish(stage)).click();
        await expect(stage.page.getByRole("button", { name: "Save Prayer" })).toBeVisible();
      },
    },
    leaving("/prayer"),
    {
      kind: "loading",
      name: "a prayer is being written",
      isAlone: true,
      show: async (stage) => {
        const stream = await holdStreams(stage.page, GENERATE);
        await (await fillWish(stage)).click();
        await stream.begin();
        await stream.send("Lord, ", "hear ", "her.");
        await expect(stage.page.getByText("Lord, hear her.")).toBeVisible();
      },
    },
    {
      kind: "error",
      name: "nothing to write about",
      isAlone: true,
      show: async (stage) => {
        const generate = await fillWish(stage, "");
        await generate.click();
        await holdToast(stage.page, "Missing information");
      },
    },
    {
      kind: "error",
      name: "no prayer came",
      isAlone: true,
      faults: FAILED_CALLS,
      show: async (stage) => {
        const generate = await fillWish(stage);
        await fail(stage.page, `**${GENERATE}`, 503);
        await generate.click();
        await holdToast(stage.page, "Failed to generate prayer. Please try again.");
      },
    },
    broken("/prayer"),
    {
      kind: "open",
      name: "editing",
      show: async (stage) => {
        await openCard(stage, "Edit");
        await expect(stage.page.getByRole("dialog")).toBeVisible();
      },
    },
    {
      kind: "open",
      name: "the question before deleting",
      show: async (stage) => {
        await openCard(stage, "Delete");
        await expect(stage.page.getByRole("alertdialog")).toBeVisible();
      },
    },
    {
      kind: "open",
      name: "signs of danger",
      isAlone: true,
      show: async (stage) => {
        await (await fillWish(stage, "I just want to kill myself")).click();
        await expect(stage.page.getByRole("dialog").getByRole("link", { name: "988" }).first()).toBeVisible();
      },
    },
  ],
};

const ENTRIES = "**/api/prayer-journal/entries";

async function writeQuick({ page }: Stage) {
  await open(page, "/prayer/quick");
  await page.getByLabel("Your prayer").fill("Lord, be near to us.");
  return page.getByRole("button", { name: "Save Prayer" });
}

const QUICK: Screen = {
  name: "Quick prayer",
  routes: ["prayer_.quick.tsx"],
  states: [
    { kind: "empty", as: "newcomer", show: ({ page }) => open(page, "/prayer/quick") },
    { kind: "filled", isAlone: true, show: writeQuick },
    {
      kind: "filled",
      name: "saved",
      isAlone: true,
      show: async (stage) => {
        await (await writeQuick(stage)).click();
        await expect(stage.page.getByText("Prayer saved to your journal")).toBeVisible();
      },
    },
    {
      kind: "loading",
      name: "saving",
      isAlone: true,
      show: async (stage) => {
        await hold(stage.page, ENTRIES);
        await (await writeQuick(stage)).click();
        await expect(stage.page.getByRole("button", { name: "Save Prayer" })).toHaveCount(0);
      },
    },
    {
      kind: "error",
      name: "not saved",
      isAlone: true,
      faults: FAILED_CALLS,
      show: async (stage) => {
        await fail(stage.page, ENTRIES, 503);
        await (await writeQuick(stage)).click();
        await holdToast(stage.page, "Failed to save your prayer. Please try again.");
      },
    },
    broken("/prayer/quick"),
  ],
};

const GUIDED: Screen = {
  name: "Guided prayer",
  routes: ["immersive-prayer.tsx"],
  states: [
    {
      kind: "empty",
      name: "the choice",
      as: "newcomer",
      show: ({ page }) => open(page, "/immersive-prayer"),
    },
    {
      kind: "filled",
      name: "a step with Scripture",
      show: async ({ page }) => {
        await open(page, "/immersive-prayer?guide=lectio");
        await page.getByRole("button", { name: "Next", exact: true }).click();
        await expect(page.getByRole("blockquote")).toBeVisible();
      },
    },
    {
      kind: "filled",
      name: "beads",
      show: async ({ page }) => {
        await open(page, "/immersive-prayer?guide=rosary");
        for (let step = 0; step < 7; step += 1) await page.keyboard.press("ArrowRight");
        await expect(page.getByText("1 of 10", { exact: true })).toBeVisible();
      },
    },
    {
      kind: "filled",
      name: "a silence",
      show: async ({ page }) => {
        await open(page, "/immersive-prayer?guide=examen");
        await page.getByRole("button", { name: "Begin silence" }).click();
        await page.getByRole("button", { name: "Pause" }).click();
      },
    },
    {
      kind: "filled",
      name: "the closing note",
      show: async ({ page }) => {
        await open(page, "/immersive-prayer?guide=four-senses");
        for (let step = 0; step < 6; step += 1) await page.keyboard.press("ArrowRight");
        await expect(page.getByRole("textbox")).toBeEnabled();
      },
    },
    leaving("/immersive-prayer"),
    {
      kind: "error",
      name: "the note is not saved",
      faults: FAILED_CALLS,
      show: async ({ page }) => {
        await open(page, "/immersive-prayer?guide=four-senses");
        for (let step = 0; step < 6; step += 1) await page.keyboard.press("ArrowRight");
        await fail(page, ENTRIES, 503);
        await page.getByRole("textbox").fill("Light");
        await page.getByRole("button", { name: "Save to journal" }).click();
        await holdToast(page, /Failed to save/);
      },
    },
    broken("/immersive-prayer"),
  ],
};

export const PRAYERS: Screen[] = [COLLECTION, QUICK, GUIDED];
