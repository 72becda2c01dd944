import { SOURCE_LABELS } from "../../../app/features/companion/domain/limits";
import { encode, PAYLOADS, packPayloads } from "../../security/payloads";
import { expect, memberTest as test } from "../../security/views";
import { ask, assistant, expectWhole } from "../../setup/assistant";
import { answerWith } from "../../setup/message-stream";
import { open } from "../../setup/open";

const ALL = PAYLOADS.map(({ text }) => text);
/** Words of their own for each question: signs of danger are none of them. */
const QUESTIONS = packPayloads(2_500);

/** Citations of one answer: more than that would only take time. */
const CITATIONS = 20;

test("questions, asked and in the history", async ({ browserFaults, bothWays, call }) => {
  browserFaults.allow(/status of 4\d\d/);
  // Markup without a sentence can look like danger, which is answered but never stored.
  let stored = 0;
  for (const question of QUESTIONS) {
    const { isSafetyMessage } = await call<{ isSafetyMessage: boolean }>("POST", "/api/acolyte/ask", {
      question,
      mode: "faith-learning",
      sources: ["catechism"],
    });
    if (!isSafetyMessage) stored++;
  }
  expect(stored).toBeGreaterThan(0);
  await bothWays(async ({ page, canary }) => {
    await open(page, `/acolyte?question=${encode(QUESTIONS[0]?.slice(0, 2_000) ?? "")}`);
    const { history, answers, question } = assistant(page);
    await expect(question).toHaveValue(/__xss/);
    const items = history.getByRole("listitem");
    await expect(items).toHaveCount(stored);
    await canary.expectQuiet(page, "the history");
    for (let index = 0; index < stored; index++) {
      await items.nth(index).getByRole("link").click();
      await expect(answers).toHaveCount(1);
      await canary.expectQuiet(page, `question ${index} again`);
    }
  });
});

test("a model's text with its blocks and citations, the server's words about a failure", async ({
  browserFaults,
  bothWays,
}) => {
  browserFaults.allow(/status of 429/);
  const block = `From ${SOURCE_LABELS.scripture}:\n${ALL.join("\n")}`;
  const marked = ALL.map(
    (text) => `**${text}** *${text}* [${text}](${text}) ![${text}](${text}) \`${text}\``,
  );
  const text = [...ALL, block, ...marked, ...ALL.map((one) => `- ${one}\n> ${one}\n# ${one}`)].join("\n\n");
  const checked = ALL.slice(0, CITATIONS).map((reference) => ({
    reference,
    raw: reference,
    state: "verified" as const,
    text: reference,
  }));
  await bothWays(async ({ page, canary }) => {
    await answerWith(page, text, { checked });
    await open(page, "/acolyte");
    await ask(page, "What is grace?");
    await expectWhole(page);
    await expect(assistant(page).answers).toContainText("__xss(0)");
    await canary.expectQuiet(page, "the answer");
    await page.unroute("**/api/acolyte/ask");
    await page.route("**/api/acolyte/ask", (route) =>
      route.fulfill({ status: 429, json: { message: ALL.join(" ") } }),
    );
    await open(page, "/acolyte");
    await ask(page, "What is hope?");
    await expect(page.getByText("<script>__xss(0)</script>").first()).toBeVisible();
    await canary.expectQuiet(page, "an answer that was refused");
  });
});
