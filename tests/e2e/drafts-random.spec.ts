import type { BrowserContext, Page } from "@playwright/test";
import fc from "fast-check";
import { killTab, signIn } from "../setup/drafts";
import { expect, type Person, test } from "../setup/fixtures";
import { entryText, openNewEntry } from "../setup/journal-editor";

/** The promise: a draft is at most this far behind the keyboard. */
const PROMISED_MS = 1000;
/** How many moments are tried. All 50 of the full run: DRAFTS_MOMENTS=50 npm test -- --only e2e */
const MOMENTS = Number(process.env.DRAFTS_MOMENTS ?? 10);
/** How many of them follow each other in one test. */
const A_PART = 5;
/** A fast typist. */
const KEY_DELAY_MS = 30;

// In every report, so that a failure can be had again: DRAFTS_SEED=<seed>.
const seed = Number(process.env.DRAFTS_SEED ?? Date.now() % 2 ** 31);

const moments = fc.sample(
  fc.record({
    keys: fc.noBias(fc.integer({ min: 3, max: 60 })),
    end: fc.constantFrom("killed tab", "closed tab", "lost network, then killed tab", "ended session"),
  }),
  { seed, numRuns: MOMENTS },
);

interface TypedWord {
  word: string;
  typedAt: number;
}

/** Types numbered words, the given number of keys in all, in the midst of a word where it so happens. */
async function typeWords(page: Page, firstNumber: number, keys: number): Promise<TypedWord[]> {
  const typed: TypedWord[] = [];
  let left = keys;
  await entryText(page).press("Control+End");
  // The last round may have ended within a word.
  await page.keyboard.type(" ");
  for (let number = firstNumber; left > 0; number++) {
    const text = `w${number} `;
    await page.keyboard.type(text.slice(0, left), { delay: KEY_DELAY_MS });
    if (text.length <= left) typed.push({ word: text.trim(), typedAt: Date.now() });
    left -= text.length;
  }
  return typed;
}

async function end(
  how: (typeof moments)[number]["end"],
  context: BrowserContext,
  page: Page,
  person: Person,
) {
  if (how === "ended session") {
    await context.clearCookies();
    await page.reload();
    await signIn(page, person);
    return page;
  }
  if (how === "closed tab") {
    await page.close();
    return context.newPage();
  }
  if (how === "killed tab") return killTab(context, page);
  await context.setOffline(true);
  const next = await killTab(context, page);
  await context.setOffline(false);
  return next;
}

for (let part = 0; part * A_PART < MOMENTS; part++) {
  test(`words survive random ends of page, network and session, part ${part + 1}`, async ({
    page,
    context,
    person,
    browserFaults,
  }) => {
    test.setTimeout(150_000);
    test.info().annotations.push({ type: "seed", description: String(seed) });
    browserFaults.allow(/ERR_INTERNET_DISCONNECTED|status of 401/);
    context.on("dialog", (dialog) => dialog.accept());

    let current = page;
    let before: string[] = [];
    let number = 1;
    await openNewEntry(current);
    for (const [index, moment] of moments.slice(part * A_PART, (part + 1) * A_PART).entries()) {
      const typed = await typeWords(current, number, moment.keys);
      number += typed.length + 1;
      const endedAt = Date.now();
      current = await end(moment.end, context, current, person);
      await openNewEntry(current);

      const due = [
        ...before,
        ...typed.filter((one) => endedAt - one.typedAt > PROMISED_MS).map((one) => one.word),
      ];
      const what = `seed ${seed}, moment ${part * A_PART + index + 1}: ${moment.keys} keys, ${moment.end}`;
      const found = (await entryText(current).innerText()).split(/\s+/).filter(Boolean);
      expect(found, what).toEqual(expect.arrayContaining(due));
      before = found;
    }
    expect(before.length, "something was typed and found again").toBeGreaterThan(0);
  });
}
