import { Buffer } from "node:buffer";
import { expect, memberTest as test } from "../setup/fixtures";
import {
  entryText,
  openNewEntry,
  pngFile,
  saveEntry,
  storedEntries,
  transfer,
  write,
} from "../setup/journal-editor";
import { hold } from "../setup/open";
import { toast } from "../setup/toast";

const OWN_IMAGE = /^\/api\/images\/[0-9a-f-]{36}$/;

test("an image is uploaded with its progress in the text, stored and shown", async ({ page, context }) => {
  const text = await openNewEntry(page);
  await write(page, "A picture of the candle:");

  const goOn = await hold(page, "/api/upload/image");
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Add image" }).click();
  const chooser = await choosing;
  expect(await chooser.element().getAttribute("accept")).toBe("image/jpeg,image/png,image/webp,image/gif");
  await chooser.setFiles(pngFile("candle.png"));

  await expect(page.getByRole("progressbar", { name: "Uploading candle.png" })).toBeVisible();
  await page.getByRole("button", { name: "Save Entry" }).click();
  await expect(toast(page, "Your image is still uploading.")).toBeVisible();
  expect(await storedEntries(context)).toEqual([]);

  goOn();
  await expect(toast(page, "Image uploaded")).toBeVisible();
  await expect(page.getByRole("progressbar", { name: /Uploading/ })).toHaveCount(0);
  const image = text.locator('img[src^="/api/images/"]');
  await expect(image).toHaveAttribute("src", OWN_IMAGE);
  await expect(image).toHaveAttribute("width", "24");
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(24);

  await saveEntry(page);
  const [entry] = await storedEntries(context);
  expect(entry?.content).toMatch(/^<p>A picture of the candle:<\/p><img src="\/api\/images\/[0-9a-f-]{36}"/);
  expect(entry?.content).not.toContain("upload");
});

test("several images at a time are pasted and dropped", async ({ page }) => {
  const text = await openNewEntry(page);
  await write(page, "Before");
  for (const [index, kind] of (["paste", "drop"] as const).entries()) {
    await transfer(page, kind, { files: [pngFile("one.png", 10), pngFile("two.png", 20)] });
    await expect(text.locator('img[src^="/api/images/"]')).toHaveCount(2 * index + 2);
  }
  await expect(text).toContainText("Before");
});

test("large images, other files and false images are refused", async ({ page, browserFaults }) => {
  browserFaults.allow(/415|ERR_|blob:/);
  const text = await openNewEntry(page);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/upload/")) sent.push(request.url());
  });
  const large = { name: "large.png", mimeType: "image/png", buffer: Buffer.alloc(5 * 1024 * 1024 + 1) };
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Add image" }).click();
  await (await choosing).setFiles(large);
  await expect(toast(page, "File too large")).toBeVisible();
  await expect(toast(page, "Please select an image under 5MB")).toBeVisible();
  const notes = { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("notes") };
  await transfer(page, "drop", { files: [notes] });
  await expect(toast(page, "Only images can be added here")).toBeVisible();
  expect(sent).toEqual([]);

  const fake = { name: "fake.png", mimeType: "image/png", buffer: Buffer.from("<svg onload=alert(1)>") };
  await transfer(page, "drop", { files: [fake] });
  await expect(toast(page, "Upload failed")).toBeVisible();
  await expect(toast(page, "Failed to upload image. Please try again.")).toBeVisible();
  await expect(page.getByRole("progressbar", { name: /Uploading/ })).toHaveCount(0);
  await expect(text.locator("img:not(.ProseMirror-separator)")).toHaveCount(0);
  await expect(text).toHaveText("");
});

test("pasted text keeps the user's own images only", async ({ page }) => {
  const text = await openNewEntry(page);
  await write(page, "Begin. ");
  await transfer(page, "paste", { files: [pngFile()] });
  const own = text.locator('img[src^="/api/images/"]');
  await expect(own).toHaveCount(1);
  const source = await own.getAttribute("src");
  const origin = new URL(page.url()).origin;

  await page.keyboard.press("Control+End");
  await transfer(page, "paste", {
    html:
      `<p>Pasted words</p><img src="https://elsewhere.example/x.png"><img src="data:image/png;base64,AAAA">` +
      `<img src="${origin}${source}"><p>and more</p>`,
    files: [pngFile("rendering.png")],
  });
  await expect(text).toContainText("Pasted words");
  await expect(text.locator("img:not(.ProseMirror-separator)")).toHaveCount(2);
  await expect(text.locator(`img[src="${source}"]`)).toHaveCount(2);
});

test("an image gets a description, and is removed", async ({ page, context }) => {
  const text = await openNewEntry(page);
  await transfer(page, "paste", { files: [pngFile("candle.png", 60)] });
  const image = text.locator('img[src^="/api/images/"]');
  await image.click();
  const field = page.getByRole("textbox", { name: "Description of the image" });
  await field.fill("A candle on the table");
  await field.press("Enter");
  await expect(text.getByRole("img", { name: "A candle on the table" })).toBeVisible();
  await expect(field).toHaveCount(0);
  const id = await saveEntry(page);
  expect((await storedEntries(context))[0]?.content).toContain('alt="A candle on the table"');

  await page.goto(`/journal?entry=${id}&edit=true`);
  await entryText(page).getByRole("img").click();
  await expect(field).toHaveValue("A candle on the table");
  await page.getByRole("button", { name: "Remove image" }).click();
  await expect(entryText(page).getByRole("img")).toHaveCount(0);
});
