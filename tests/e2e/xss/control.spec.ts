import { watch } from "../../security/canary";
import { ALL_TEXTS, PAYLOADS } from "../../security/payloads";
import { expect, test } from "../../security/views";

test("there are at least 120 payloads, and without a sanitiser they run", async ({
  page,
  context,
  browserFaults,
}) => {
  browserFaults.allow(/./);
  const different = new Set(ALL_TEXTS.map((text) => text.replace(/\d+/g, "")));
  expect(different.size).toBeGreaterThanOrEqual(120);
  const { heard } = await watch(context);
  await context.route("**/control/*", (route) => {
    const id = Number(new URL(route.request().url()).pathname.split("/").at(-1));
    return route.fulfill({ contentType: "text/html", body: `<body>${PAYLOADS[id]?.text}` });
  });
  await context.route(/canary\.test/, (route) => route.abort());
  await page.route("**/controls", (route) => route.fulfill({ contentType: "text/html", body: "<body>" }));
  await page.goto("/controls");
  await page.evaluate(async (count) => {
    for (let from = 0; from < count; from += 30) {
      const frames = Array.from({ length: Math.min(30, count - from) }, (_, index) => {
        const frame = document.createElement("iframe");
        frame.src = `/control/${from + index}`;
        const loaded = new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
        document.body.appendChild(frame);
        return { frame, loaded };
      });
      await Promise.all(frames.map(({ loaded }) => loaded));
      for (const { frame } of frames) {
        for (const part of frame.contentDocument?.querySelectorAll("*") ?? []) {
          part.dispatchEvent(new MouseEvent("mouseover"));
          if (part instanceof HTMLElement && /^\s*javascript:/i.test(part.getAttribute("href") ?? ""))
            part.click();
        }
      }
    }
  }, PAYLOADS.length);
  await expect.poll(() => heard.size).toBeGreaterThan(60);
});

test("what gets into a page runs without the policy, and is stopped by it", async ({
  browserFaults,
  bothWays,
}) => {
  browserFaults.allow(/^console\.error: Executing inline event handler violates/);
  await bothWays(
    async ({ page, canary, hasPolicy }) => {
      await page.goto("/");
      await page.evaluate(() => {
        const holder = document.body.appendChild(document.createElement("div"));
        holder.innerHTML = '<p onclick="__xss(1)">x</p>';
        holder.querySelector("p")?.click();
      });
      expect([...canary.heard]).toEqual(hasPolicy ? [] : ["1"]);
      await expect(canary.expectQuiet(page, "a page with a handler in it")).rejects.toThrow(
        "attribute: <p onclick",
      );
    },
    { always: true },
  );
});
