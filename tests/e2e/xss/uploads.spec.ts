import { POLYGLOTS } from "../../security/polyglots";
import { expect, memberTest as test } from "../../security/views";

test("files that are something else as well are refused, or are pictures that run nothing", async ({
  context,
  baseURL,
  browserFaults,
  bothWays,
}) => {
  // The browser's message about a script, style or frame that it refuses.
  browserFaults.allow(/^console\.error:/);
  const addresses: string[] = [];
  for (const { name, bytes, isImage = false } of POLYGLOTS) {
    const response = await context.request.post("/api/upload/image", {
      multipart: { image: { name: "x.html", mimeType: "text/html", buffer: bytes } },
      headers: { Origin: String(baseURL) },
    });
    expect(response.ok(), name).toBe(isImage);
    expect(response.status(), name).toBeLessThan(500);
    if (isImage) addresses.push(((await response.json()) as { url: string }).url);
  }
  await bothWays(async ({ page, canary }) => {
    for (const address of addresses) {
      await page.goto(address);
      canary.expectSilent(`${address} as a page`);
    }
    await page.goto("/terms");
    await page.evaluate(async (all) => {
      const parts = all.flatMap((address) =>
        ["script", "link", "iframe", "object", "embed", "img"].map((name) => {
          const part = document.createElement(name);
          if (name === "link") Object.assign(part, { rel: "stylesheet", href: address });
          else Object.assign(part, name === "object" ? { data: address } : { src: address });
          const settled = new Promise((resolve) => {
            part.addEventListener("load", resolve, { once: true });
            part.addEventListener("error", resolve, { once: true });
          });
          document.body.appendChild(part);
          // An object or embed that is refused says nothing of it.
          return /object|embed/.test(name) ? null : settled;
        }),
      );
      await Promise.all(parts);
    }, addresses);
    canary.expectSilent("a page that loads them in every way");
  });
});
