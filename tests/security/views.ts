import type { BrowserContext, Page } from "@playwright/test";
import { test as base, expect } from "../setup/fixtures";
import { type Canary, watch } from "./canary";

export { expect };

/** A browser that looks at the app, and what hears whether a payload runs in it. */
export interface View {
  page: Page;
  context: BrowserContext;
  canary: Canary;
  /** Without the policy only the sanitiser and the escaping stand between a payload and the page. */
  hasPolicy: boolean;
}

interface Fixtures {
  /**
   * Does the same without the content security policy, as the same person: the harder way, in which escaping and
   * sanitising are alone. `npm run fuzz` does it with the policy as well.
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

/** Whether a text holds what a pattern's `.` does not stand for: Remix finds no route for a path with it (app/root.tsx). */
export function hasLineBreak(text: string): boolean {
  return /[\n\r\u2028\u2029]/.test(text);
}

/** Several at a time: the server does one thing after the other, the way to it does not. */
export async function inTurn<T>(items: readonly T[], work: (item: T) => Promise<unknown>) {
  const rest = items[Symbol.iterator]();
  const worker = async () => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: 4 }, worker));
}
