import { findFlaws } from "../a11y/lib/layout";
import { expectFlawless, SIZES } from "../a11y/lib/look";
import { expect, test, testEach } from "../a11y/lib/stage";
import { SCREENS } from "../a11y/screens";
import { expectAccessible } from "../setup/axe";

// `npm run a11y` looks at every state of every screen; here each screen is looked at once, with real data.
test.describe("every screen", { tag: "@desktop" }, () => {
  testEach(
    SCREENS,
    "looks right at both widths, and is accessible",
    async (page) => {
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await expectFlawless(page, `${size.width} px`);
      }
      await expectAccessible(page);
    },
    (state, { states }) => state === states.find(({ kind }) => kind === "filled"),
  );
});

test.describe("looking at a page", { tag: "@desktop" }, () => {
  const line = "Lord, hear my prayer";
  const FLAWED: Record<string, [html: string, flaw: RegExp]> = {
    "an icon without a size": [
      "<svg viewBox='0 0 24 24' width='60' height='60'></svg>",
      /^an icon of 60 x 60/,
    ],
    "an icon that fills a chart": [
      "<svg class='recharts-surface' width='300' height='99'><svg><rect width='90' height='90'/></svg></svg>",
      /^an icon of 90 x 90/,
    ],
    "text that is cut at the side": [
      `<p style='width: 5em; overflow: hidden; white-space: nowrap'>${line}</p>`,
      /^text cut at the side/,
    ],
    "text that is cut in height": [
      `<p style='height: 8px; overflow: hidden'>${line}</p>`,
      /^text cut in height/,
    ],
    "text beyond the edge": [
      `<p style='position: absolute; left: -20px'>${line}</p>`,
      /^text beyond the edge/,
    ],
    "text on text": [`<p>${line}</p><p style='margin-top: -1.8em'>${line}</p>`, /^text on text/],
    "a part outside its card": [
      `<div class='rounded-card' style='width: 5em'><p style='white-space: nowrap'>${line}</p></div>`,
      /px outside its card/,
    ],
    "a page that scrolls sideways": ["<p style='width: 3000px'>.</p>", /^the page scrolls sideways/],
  };
  test("finds each kind of flaw", async ({ page }) => {
    for (const [name, [html, flaw]] of Object.entries(FLAWED)) {
      await page.setContent(html);
      expect.soft(await findFlaws(page), name).toEqual([expect.stringMatching(flaw)]);
    }
  });
});
