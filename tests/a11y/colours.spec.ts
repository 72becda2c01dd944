import { findViolations, RULES_OF_COLOUR } from "../setup/axe";
import { companion, OWN_WORDS } from "../setup/journal-companion";
import { openNewEntry, write } from "../setup/journal-editor";
import { open } from "../setup/open";
import { SCHEMES, SIZES } from "./lib/look";
import { expect, type Stage, test } from "./lib/stage";
import { answered } from "./screens/assistant";

/** The colours of the Church's year. */
const ACCENTS = ["white", "purple", "green", "red", "rose"];

/** Screens with many parts that take the colour of the day. */
const RICH: Record<string, (stage: Stage) => Promise<unknown>> = {
  home: ({ page }) => open(page, "/"),
  journal: ({ page }) => open(page, "/journal?view=month"),
  "an entry that is written": async ({ page }) => {
    await openNewEntry(page);
    await write(page, OWN_WORDS);
    await expect(companion(page).prayer).toBeVisible();
  },
  "an answer with citations": answered,
  settings: ({ page }) => open(page, "/settings"),
};

test.use({ role: "member" });

for (const [name, show] of Object.entries(RICH)) {
  for (const size of SIZES) {
    for (const colorScheme of SCHEMES) {
      test(`${name} can be read in each of the five colours: ${colorScheme}, ${size.width} px`, async ({
        stage,
      }) => {
        const { page } = stage;
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme });
        await show(stage);
        for (const accent of ACCENTS) {
          await page.locator("html").evaluate((html, season) => {
            html.dataset.season = season;
          }, accent);
          expect.soft(await findViolations(page, RULES_OF_COLOUR), accent).toEqual([]);
        }
      });
    }
  }
}
