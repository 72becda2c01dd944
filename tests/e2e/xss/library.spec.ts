import { encode, PAYLOADS, packPayloads, packShort } from "../../security/payloads";
import { expect, inTurn, postForm, memberTest as test } from "../../security/views";
import { library, saveResponse } from "../../setup/library";
import { open } from "../../setup/open";

const ALL = PAYLOADS.map(({ text }) => text).join("\n\n");
/** More than 120 payloads as titles of one line. */
const TITLES = packShort(200, 125, (text) => !/[\p{Cc}\u2028\u2029]/u.test(text));

test("saved responses: list, search, text, dialogs, shared page and its report", async ({
  browserFaults,
  bothWays,
  call,
}) => {
  browserFaults.allow(/status of 4\d\d/);
  const questions = packPayloads(8_000);
  const notes = packPayloads(4_000);
  await inTurn([...TITLES.entries()], ([index, title]) =>
    saveResponse(call, {
      title,
      question: questions[index % questions.length],
      response: title,
      notes: notes[index % notes.length],
    }),
  );
  const saved = await saveResponse(call, {
    question: questions[0],
    response: ALL,
    notes: notes[0],
    isPublic: true,
  });
  await bothWays(async ({ page, canary }) => {
    const { list, text, dialog } = library(page);
    await open(page, "/saved-responses");
    await expect(list.getByRole("link")).toHaveCount(TITLES.length + 1);
    await canary.expectQuiet(page, "the saved responses");
    await open(page, `/saved-responses?search=${encode(ALL.slice(0, 2_000))}`);
    await canary.expectQuiet(page, "a search in them");
    await open(page, `/saved-responses?response=${saved.id}`);
    await expect(text).toContainText("__xss(0)");
    await canary.expectQuiet(page, "a saved response");
    await page.getByRole("button", { name: "Edit" }).click();
    await expect(dialog.getByLabel("Notes")).toHaveValue(/__xss/);
    await canary.expectQuiet(page, "its fields");
    await page.goto(`/shared/${saved.shareToken}`);
    await expect(page.getByRole("main")).toContainText("__xss(0)");
    await canary.expectQuiet(page, "a shared page");
    const report = `/shared/${saved.shareToken}/report`;
    await page.goto(report);
    await postForm(page, report, { reason: ALL.slice(0, 2_000), note: ALL.slice(0, 2_000) });
    await canary.expectQuiet(page, "a report that was refused");
  });
});

test("saved prayers, their dialog, the server's words about a new one", async ({
  browserFaults,
  bothWays,
  call,
}) => {
  browserFaults.allow(/status of 4\d\d/);
  await inTurn(TITLES, (title) =>
    call("POST", "/api/prayers", {
      title,
      content: ALL.slice(0, 20_000),
      category: "healing",
    }),
  );
  await bothWays(async ({ page, canary }) => {
    await open(page, "/prayer");
    const cards = page.getByRole("article");
    await expect(cards).toHaveCount(TITLES.length);
    await canary.expectQuiet(page, "the prayers");
    await cards.first().getByRole("button", { name: "Show all" }).click();
    await cards.first().getByRole("button", { name: "Share" }).click();
    await cards.first().getByPlaceholder("E-mail address").fill(`<b>${PAYLOADS[0]?.text}`);
    await cards.first().getByRole("button", { name: "Share" }).click();
    await canary.expectQuiet(page, "a whole prayer");
    await cards.first().getByRole("button", { name: "Edit" }).click();
    await expect(page.getByRole("dialog").getByLabel("Title")).toHaveValue(/__xss/);
    await canary.expectQuiet(page, "its fields");
    await page.keyboard.press("Escape");
    await page.route("**/api/prayers/generate", (route) =>
      route.fulfill({ status: 400, json: { message: ALL, issues: [{ path: ALL, message: ALL }] } }),
    );
    const box = page.getByRole("region", { name: "Generate New Prayer" });
    await box.getByLabel("Title").fill(String(PAYLOADS[0]?.text));
    await box.getByLabel("Intention").fill(ALL.slice(0, 2_000));
    await box.getByRole("button", { name: "Generate Prayer" }).click();
    await expect(page.getByText("<script>__xss(0)</script>").first()).toBeVisible();
    await canary.expectQuiet(page, "a prayer that was refused");
  });
});
