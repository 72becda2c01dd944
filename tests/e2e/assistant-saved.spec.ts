import { ask, assistant, expectWhole } from "../setup/assistant";
import { expect, memberTest as test } from "../setup/fixtures";
import { saveResponse, toast } from "../setup/library";
import { open } from "../setup/open";

const QUESTION = "What is purgatory?";

test("an answer is saved, shared and read again", async ({ page, context, call }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { conversation, answers } = assistant(page);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const question = page.getByRole("alertdialog", { name: "Share this answer?" });
  await open(page, "/acolyte");
  await ask(page, QUESTION);
  await expectWhole(page);
  await conversation.getByRole("button", { name: "Save", exact: true }).click();
  await expect(toast(page, "Saved", "Saved Responses")).toBeVisible();
  await expect(conversation.getByRole("button", { name: "Saved", exact: true })).toBeVisible();

  await conversation.getByRole("button", { name: "Share" }).click();
  await expect(question).toContainText(QUESTION);
  await expect(question).not.toContainText("**");
  await question.getByRole("button", { name: "Share" }).click();
  await expect(toast(page, "Link Copied", "Share link copied to clipboard")).toBeVisible();
  const link = await copied();
  expect((await context.request.get(link)).status()).toBe(200);

  await page.reload();
  await page.getByText("Saved Responses", { exact: true }).click();
  const saved = page.getByRole("region", { name: "Saved Responses" });
  await saved.getByRole("button", { name: /^What is purgatory/ }).click();
  await expect(page.getByRole("heading", { name: "Saved Response", exact: true })).toBeFocused();
  await expect(answers).toHaveCount(1);
  await expect(assistant(page).followUp).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Helpful", exact: true })).toHaveCount(0);
  await page.evaluate(() => navigator.clipboard.writeText(""));
  await page.getByRole("button", { name: "Share" }).click();
  await expect.poll(copied).toBe(link);
  await expect(question).toHaveCount(0);
  await page.getByRole("button", { name: "Close" }).click();
  await expect(answers).toHaveCount(0);
  expect(await call("GET", "/api/saved-responses")).toHaveLength(1);
});

test("the saved list offers only useful filters, and failures are reported", async ({
  page,
  browserFaults,
  call,
}) => {
  await saveResponse(call, {
    question: "Why do you pray to Mary?",
    responseType: "apologetics",
    category: "apologetics",
    denomination: "baptist",
  });
  await saveResponse(call);
  browserFaults.allow(/status of 500/);
  await page.route("**/api/saved-responses/stats", (route) => route.fulfill({ status: 500 }), { times: 1 });
  await open(page, "/apologetics");
  await page.getByText("Saved Responses", { exact: true }).click();
  const saved = page.getByRole("region", { name: "Saved Responses" });
  await saved.getByRole("button", { name: "Try again" }).click();
  await expect(saved.getByRole("heading", { name: "Saved Responses" })).toBeFocused();
  await expect(saved.getByLabel("Show").getByRole("option")).toHaveText(["All", "Apologetics", "Learning"]);
  await expect(saved.getByLabel("Perspective").getByRole("option")).toHaveText(["Anyone", "Baptist"]);
  await saved.getByLabel("Show").selectOption({ label: "Learning" });
  await expect(saved.getByRole("button")).toHaveText([/^What is grace/]);
  await saved.getByLabel("Perspective").selectOption({ label: "Baptist" });
  await expect(saved.getByText("No saved responses of this kind.")).toBeVisible();

  await ask(page, QUESTION);
  await expectWhole(page);
  await page.route("**/api/saved-responses", (route) =>
    route.fulfill({ status: 500, json: { message: "The library rests." } }),
  );
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(toast(page, "Save Failed", "Please check your connection and try again.")).toBeVisible();
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Share" }).click();
  await expect(toast(page, "Share Failed", "Failed to create share link. Please try again.")).toBeVisible();
});
