import type { Page } from "@playwright/test";
import { deferred } from "../../app/shared/deferred";

/** Opens an address and waits until React has taken over the screen: before that, a click may be lost. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForReact(page);
}

/** Waits until React has taken over the screen that a form or a link has led to. */
export async function waitForReact(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.getElementById("main");
    return main !== null && Object.keys(main).some((key) => key.startsWith("__reactProps"));
  });
}

/** Holds the requests to an address back until the returned function is called. */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise, resolve } = deferred<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
