import type { Page } from "@playwright/test";
import { ENTRIES } from "../../security/entries";
import { encode, packPayloads, packShort } from "../../security/payloads";
import { expect, openEach, payloadsForAddresses, memberTest as test, type View } from "../../security/views";
import { open } from "../../setup/open";

/** Payloads to search for; the screen quotes the first 60 characters of a search. */
const ENOUGH = 130;
const QUOTED = 60;
/** Searches between two looks at the page. */
const A_ROUND = 20;

test("addresses of a member's screens", async ({ browserFaults, bothWays }) => {
  browserFaults.allow(/status of 4\d\d/);
  const { all, broken, inOneLine } = payloadsForAddresses();
  await bothWays((view) =>
    openEach(view, [
      `/journal?search=${all}&from=${all}`,
      `/journal?date=${all}&on=${all}`,
      `/journal?filter=${all}&view=${all}`,
      `/journal?panel=${all}&x=${all}`,
      `/journal?entry=${all}&edit=true`,
      `/journal?new=true&date=${all}&prompt=${all}`,
      `/journal/calendar?view=${all}&date=${all}`,
      `/journal/calendar/${inOneLine}`,
      `/journal/calendar/${broken}`,
      `/settings?${all}#${all}`,
    ]),
  );
});

test("searched words without a result", async ({ bothWays }) => {
  await bothWays(lookForEach);
});

/** One search after the other for payloads. */
async function lookForEach({ page, canary }: View) {
  const short = packShort(QUOTED, ENOUGH, (text) => /^[ -~]{5,}$/.test(text));
  await open(page, "/journal?search=");
  for (let from = 0; from < short.length; from += A_ROUND) {
    await searchForEach(page, short.slice(from, from + A_ROUND));
    await canary.expectQuiet(page, `searches from ${from}`);
  }
}

/** Goes to one search after the other as a link would, and waits each time until the screen quotes what it did not find. */
function searchForEach(page: Page, all: string[]): Promise<void> {
  return page.evaluate(async (all) => {
    const { __remixRouter: router } = window as unknown as {
      __remixRouter: { navigate(to: string, options: { replace: boolean }): Promise<void> };
    };
    for (const words of all) {
      const quoted = new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!document.querySelector("main")?.textContent?.includes(`“${words}”`)) return;
          observer.disconnect();
          resolve();
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      });
      await router.navigate(`/journal?search=${encodeURIComponent(words)}`, { replace: true });
      await quoted;
    }
  }, all);
}

test("calls whose address holds a payload answer with JSON", async ({ context }) => {
  for (const words of packPayloads(2_000)) {
    const text = encode(words);
    for (const address of [
      `${ENTRIES}/${text}`,
      `/api/prayer-journal/search?q=${text}`,
      `/api/prayer-journal/search?mood=${text}`,
      `/api/images/${text}`,
    ]) {
      const response = await context.request.get(address);
      expect(response.headers()["content-type"], address).toContain("application/json");
      expect(response.headers()["x-content-type-options"], address).toBe("nosniff");
      expect(response.headers()["content-security-policy"], address).toContain("sandbox");
    }
  }
});
