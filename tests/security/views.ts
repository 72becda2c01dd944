import { type BrowserContext, mergeTests, type Page } from "@playwright/test";
import { test as base, memberTest as baseMemberTest, expect } from "../setup/fixtures";
import { type Canary, watch } from "./canary";
import { encode, PAYLOADS } from "./payloads";

export { expect };

/** A browser that looks at the app, with its canary. */
export interface View {
  page: Page;
  context: BrowserContext;
  canary: Canary;
  /** Without the policy, only the sanitiser and the escaping protect the page. */
  hasPolicy: boolean;
}

interface Fixtures {
  /**
   * Does the work as the same person without the content security policy, so that only escaping and sanitising protect
   * the page. `npm run fuzz` does it with the policy as well.
   */
  bothWays: (work: (view: View) => Promise<void>, options?: { always: boolean }) => Promise<void>;
}

export const test = base.extend<Fixtures>({
  bothWays: async ({ browser, context, page, browserFaults }, use) => {
    const bare = await browser.newContext({ bypassCSP: true });
    browserFaults.watch(bare);
    const views: View[] = [
      { page, context, canary: await watch(context), hasPolicy: true },
      { page: await bare.newPage(), context: bare, canary: await watch(bare), hasPolicy: false },
    ];
    const bareAlone = views.filter(({ hasPolicy }) => !hasPolicy);
    await use(async (work, { always } = { always: false }) => {
      const ways = always || process.env.XSS_ALL ? views : bareAlone;
      await bare.addCookies(await context.cookies());
      await Promise.all(ways.map(work));
    });
    await bare.close();
  },
});

/** The same with a signed-in user. */
export const memberTest = mergeTests(test, baseMemberTest);

/** Returns whether a text has a line break, with which Remix finds no route for a path (app/root.tsx). */
export function hasLineBreak(text: string): boolean {
  return /[\n\r\u2028\u2029]/.test(text);
}

/** Returns all payloads for an address: together, those with a line break, and those without. */
export function payloadsForAddresses() {
  const texts = PAYLOADS.map(({ text }) => text);
  return {
    all: encode(texts.join(" ")),
    broken: encode(texts.filter(hasLineBreak).join(" ")),
    inOneLine: encode(texts.filter((text) => !hasLineBreak(text)).join(" ")),
  };
}

/** Opens addresses with payloads: each page is the app's own, and nothing in it runs. */
export async function openEach({ page, canary }: View, addresses: string[]) {
  for (const address of addresses) {
    await page.goto(address);
    expect(new URL(page.url()).hostname).toBe("127.0.0.1");
    await expect(page.locator("main")).toBeVisible();
    await canary.expectQuiet(page, address.slice(0, 60));
  }
}

/** Works on several items at a time: the server takes turns, the requests need not. */
export async function inTurn<T>(items: readonly T[], work: (item: T) => Promise<unknown>) {
  const rest = items[Symbol.iterator]();
  const worker = async () => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: 4 }, worker));
}

/** Posts a form as a page without a script would, and waits for the page that answers. */
export async function postForm(page: Page, action: string, fields: Record<string, string>) {
  await Promise.all([
    page.waitForEvent("load"),
    page.evaluate(
      ({ action, fields }) => {
        const form = document.createElement("form");
        Object.assign(form, { method: "post", action });
        for (const [name, value] of Object.entries(fields)) {
          const field = document.createElement("textarea");
          Object.assign(field, { name, value });
          form.appendChild(field);
        }
        document.body.appendChild(form);
        form.submit();
      },
      { action, fields },
    ),
  ]);
}
