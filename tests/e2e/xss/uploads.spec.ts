import { POLYGLOTS } from "../../fuzz/lib/polyglots";
import { expect, memberTest as test } from "../../security/views";

test("pictures that are scripts as well do not run", async ({
  context,
  baseURL,
  browserFaults,
  bothWays,
}) => {
  // The browser's message about a script, style or frame that it refuses.
  browserFaults.allow(/^console\.error:/);
  const addresses: string[] = [];
  for (const { bytes } of POLYGLOTS.filter(({ isImage }) => isImage)) {
    const response = await context.request.post("/api/upload/image", {
      multipart: { image: { name: "x.html", mimeType: "text/html", buffer: bytes } },
      headers: { Origin: String(baseURL) },
    });
    expect(response.status()).toBe(201);
    addresses.push(((await response.json()) as { url: string }).url);
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
