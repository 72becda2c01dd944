import type { Page } from "@playwright/test";

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
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}

/** Moves a finger over the screen. */
export async function swipe(page: Page, by: { x: number; y: number }): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const at = (share: number) => [{ x: 190 + by.x * share, y: 400 + by.y * share }];
  await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
  for (const share of [0.25, 0.5, 0.75, 1]) {
    await client.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(share) });
  }
  await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
