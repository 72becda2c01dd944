import type { Page } from "@playwright/test";
import { verseOfDay } from "../../app/features/calendar/domain/verses/verse-of-day";
import { mysteriesOfDay } from "../../app/features/prayers/domain/guides/mysteries-of-day";
import { waitUntilKept } from "../setup/drafts";
import { expect, memberTest as test } from "../setup/fixtures";
import { today } from "../setup/journal-entries";
import { open, swipe } from "../setup/open";
import { toast } from "../setup/toast";

const step = (page: Page, name: string) => page.getByRole("heading", { level: 2, name, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const progress = (page: Page) => page.getByRole("progressbar", { name: "Progress" });
const press = async (page: Page, key: string, times: number) => {
  for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
};

test("A guide is prayed step by step, and continues where it was left", async ({ page }) => {
  await page.addInitScript(() => {
    const request = async (kind: string) => {
      document.documentElement.dataset.wakeLock = kind;
      return { release: async () => {} };
    };
    Object.defineProperty(navigator, "wakeLock", { value: { request } });
  });
  await open(page, "/immersive-prayer?guide=unknown");
  await expect(page.getByRole("heading", { level: 1, name: "Guided prayer" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);

  await page.getByRole("link", { name: /^Lectio Divina/ }).click();
  await expect(page).toHaveURL("/immersive-prayer?guide=lectio");
  await expect(step(page, "Make room")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-wake-lock", "screen");
  await expect(button(page, "Back")).toHaveCount(0);

  await button(page, "Next").click();
  await expect(step(page, "Read")).toBeVisible();
  await expect(page.getByRole("blockquote")).toHaveText(verseOfDay(today).text);
  await expect(progress(page)).toHaveAttribute("aria-valuetext", "Step 2 of 6");
  await expect(page.getByText("Step 2 of 6: Lectio: Read")).toBeAttached();
  // The button has the focus: a press of the space bar is one step, not two.
  await page.keyboard.press("Space");
  await expect(step(page, "Reflect")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(step(page, "Read")).toBeVisible();
  await button(page, "Back").click();
  await expect(step(page, "Make room")).toBeVisible();
  await press(page, "ArrowRight", 2);
  await expect(step(page, "Reflect")).toBeVisible();

  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/immersive-prayer");
  const lectio = page.getByRole("link", { name: /^Lectio Divina/ });
  await expect(lectio).toContainText("Continue");
  await lectio.click();
  await expect(step(page, "Reflect")).toBeVisible();
  await expect(page.getByText("You are back where you left off.")).toBeVisible();
  await open(page, "/immersive-prayer?guide=lectio");
  await expect(step(page, "Reflect")).toBeVisible();
  await button(page, "Start over").click();
  await expect(step(page, "Make room")).toBeVisible();
  await expect(page.getByText("You are back where you left off.")).toHaveCount(0);
});

test("A swipe moves between steps, a scroll does not", async ({ page }) => {
  await open(page, "/immersive-prayer?guide=four-senses");
  await swipe(page, { x: -60, y: 100 });
  await expect(step(page, "Open the Scriptures")).toBeVisible();
  await swipe(page, { x: -90, y: 10 });
  await expect(step(page, "The literal sense")).toBeVisible();
  await swipe(page, { x: 90, y: -10 });
  await expect(step(page, "Open the Scriptures")).toBeVisible();
});

test("The Rosary has the mysteries of the day and counts its Hail Marys", async ({ page }) => {
  const set = mysteriesOfDay(today);
  await open(page, "/immersive-prayer?guide=rosary");
  await expect(page.getByText(`The ${set} Mysteries`)).toBeVisible();
  await press(page, "ArrowRight", 6);
  await expect(page.getByText(`First ${set} Mystery`, { exact: true })).toBeVisible();
  await page.keyboard.press("Space");
  await expect(toast(page, "1 of 10")).toBeVisible();
  await expect(page.getByText("Hail Mary, full of grace", { exact: false })).toBeVisible();
  await button(page, "Next bead").click();
  await expect(toast(page, "2 of 10")).toBeVisible();
  await expect(page.getByText("Hail Mary 2 of 10")).toBeAttached();
  await press(page, "ArrowRight", 8);
  await expect(toast(page, "10 of 10")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("Glory be to the Father", { exact: false })).toBeVisible();
  await press(page, "ArrowRight", 4 * 12 + 1);
  await expect(step(page, "Hail, Holy Queen")).toBeVisible();
  await button(page, "Finish").click();
  await expect(step(page, "Amen")).toBeFocused();
  await expect(progress(page)).toHaveAttribute("aria-valuetext", "Finished");
});

test("A silence ends on time, with a bell that can be turned off", async ({ page }) => {
  await page.addInitScript(() => {
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (this: OscillatorNode, ...when: [number?]) {
      const { dataset } = document.documentElement;
      dataset.tones = String(Number(dataset.tones ?? 0) + 1);
      start.apply(this, when);
    };
  });
  const tones = () => page.locator("html").getAttribute("data-tones");
  const silence = page.getByRole("region", { name: "Silence" });
  await page.clock.install();
  await open(page, "/immersive-prayer?guide=examen");
  await expect(silence.getByRole("timer")).toHaveText("1:00");
  await silence.getByRole("button", { name: "Begin silence" }).click();
  await expect(silence.getByRole("status")).toHaveText("Silence begins.");
  expect(await tones()).toBe("3");
  await page.clock.fastForward(20_000);
  await silence.getByRole("button", { name: "Pause" }).click();
  await expect(silence.getByRole("timer")).toHaveText(/^0:[1-4]\d$/);
  await silence.getByRole("button", { name: "Continue" }).click();
  await page.clock.fastForward(60_000);
  await expect(silence.getByRole("status")).toHaveText("The silence has ended.");
  expect(await tones()).toBe("6");

  await button(page, "Turn the bell off").click();
  await silence.getByRole("button", { name: "One more minute" }).click();
  await expect(silence.getByRole("status")).toHaveText("Silence begins.");
  expect(await tones()).toBe("6");
  await open(page, "/immersive-prayer?guide=examen");
  await expect(button(page, "Turn the bell on")).toBeVisible();
});

test("The closing note is kept as a draft and saved to the journal", async ({ page, call }) => {
  const counted: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/prayers/guided")) counted.push(request.postDataJSON());
  });
  await open(page, "/immersive-prayer?guide=four-senses");
  await press(page, "ArrowRight", 6);
  const note = page.getByRole("textbox", { name: "What did you see in this verse that was new?" });
  await expect(note).toBeEnabled();
  await note.fill("Light & <b>rest</b>.");
  // Keys belong to the field.
  await page.keyboard.press("ArrowLeft");
  await waitUntilKept(page, "Light & <b>rest</b>.");
  await open(page, "/immersive-prayer?guide=four-senses");
  await expect(note).toHaveValue("Light & <b>rest</b>.");
  // Found again and finished again, it is Scripture read once.
  expect(counted).toEqual([{ guide: "four-senses" }]);
  await button(page, "Save to journal").click();
  await expect(page.getByRole("main").getByText("Prayer saved to your journal")).toBeVisible();

  const { reference, text } = verseOfDay(today);
  await page.getByRole("link", { name: "Open the entry" }).click();
  await expect(page.getByRole("heading", { level: 1, name: `The four senses: ${reference}` })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(text);
  await expect(page.getByRole("main")).toContainText("Light & <b>rest</b>.");
  const entries = await call<object[]>("GET", "/api/prayer-journal/entries");
  expect(entries).toMatchObject([{ entryType: "prayer", entryDate: today }]);
});
