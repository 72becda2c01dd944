import { randomUUID } from "node:crypto";
import type { CheckedCitation } from "../../../app/features/companion/contract";
import { nothingFound } from "../../../app/features/companion/domain/compose/answer/nothing-found";
import { ask, assistant, expectWhole } from "../../setup/assistant";
import { expect } from "../../setup/fixtures";
import { holdStreams } from "../../setup/held-streams";
import { answerWith } from "../../setup/message-stream";
import { open } from "../../setup/open";
import { broken, FAILED_CALLS, fail, failAll, hold, holdToast, leaving } from "../lib/bring-about";
import { OTHER_QUESTION, QUESTION } from "../lib/member";
import type { Screen, Stage } from "../lib/stage";

const ASK = "/api/acolyte/ask";

const TEXT = `From Catechism of the Catholic Church:
**Christ himself** is *present* (CCC 1374), as all profess (CCC 1413). See CCC 3001.

- the first (CCC 1324)

From Sacred Scripture:
> My flesh is true food. (John 6:55)

I cannot locate more than "the bread of life" (John 6:35).`;

const CHECKED: CheckedCitation[] = [
  { reference: "CCC 1374", raw: "CCC 1374", state: "verified", text: "The whole Christ is truly contained." },
  { reference: "CCC 1413", raw: "CCC 1413", state: "exists" },
  { reference: "CCC 3001", raw: "CCC 3001", state: "not-found" },
  { reference: "CCC 1324", raw: "CCC 1324", state: "unchecked" },
  { reference: "John 6:55", raw: "John 6:55", state: "paraphrase" },
  { reference: "John 6:35", raw: "John 6:35", state: "misquoted" },
];

/** An answer with citations in each of their states. */
export async function answered({ page }: Pick<Stage, "page">): Promise<void> {
  await open(page, "/acolyte");
  await answerWith(page, TEXT, { checked: CHECKED });
  await ask(page, QUESTION);
  await expectWhole(page);
}

async function holdAnswer({ page }: Stage, path: string) {
  const stream = await holdStreams(page, ASK, { id: randomUUID(), threadId: randomUUID() });
  await open(page, path);
  await ask(page, QUESTION);
  await stream.begin();
  return stream;
}

export const ASSISTANT: Screen[] = [
  {
    name: "Assistant",
    routes: ["acolyte.tsx", "apologetics.tsx"],
    states: [
      { kind: "empty", name: "faith learning", as: "newcomer", show: ({ page }) => open(page, "/acolyte") },
      { kind: "empty", name: "apologetics", as: "newcomer", show: ({ page }) => open(page, "/apologetics") },
      { kind: "filled", name: "every state of a citation", show: answered },
      {
        kind: "filled",
        name: "an answer of the history",
        show: async ({ page }) => {
          await open(page, "/apologetics");
          await assistant(page)
            .history.getByRole("button", { name: new RegExp(`^${OTHER_QUESTION.slice(0, 18)}`) })
            .click();
          await expect(assistant(page).answers).toHaveCount(1);
        },
      },
      {
        kind: "filled",
        name: "a saved answer",
        show: async ({ page }) => {
          await openSaved(page);
          await page
            .getByRole("region", { name: "Saved Responses" })
            .getByRole("button", { name: /^What is purgatory/ })
            .click();
          await expect(page.getByRole("heading", { name: "Saved Response", exact: true })).toBeFocused();
        },
      },
      {
        kind: "filled",
        name: "no answer, and the nearest topics",
        show: async ({ page }) => {
          await open(page, "/acolyte");
          await answerWith(page, nothingFound(["Grace", "Hope"]).join("\n\n"));
          await ask(page, "What is a flux capacitor?");
          await expect(page.getByRole("region", { name: "Nearest topics" })).toBeVisible();
        },
      },
      {
        kind: "filled",
        name: "signs of danger",
        as: "newcomer",
        show: async ({ page }) => {
          await open(page, "/acolyte");
          await ask(page, "I want to kill myself tonight");
          await expect(page.getByRole("link", { name: "988" }).first()).toBeVisible();
        },
      },
      {
        kind: "filled",
        name: "the companion is off",
        as: "newcomer",
        isAlone: true,
        show: async ({ page, context, origin }) => {
          const data = { aiEnabled: false };
          await context.request.patch("/api/auth/profile", { data, headers: { Origin: origin } });
          await open(page, "/acolyte");
          await expect(page.getByText("The companion is switched off", { exact: true })).toBeVisible();
        },
      },
      leaving("/acolyte"),
      {
        kind: "loading",
        name: "before the first word",
        show: async (stage) => {
          await holdAnswer(stage, "/acolyte");
          await expect(stage.page.getByRole("button", { name: /^Stop/ })).toBeVisible();
        },
      },
      {
        kind: "loading",
        name: "words on their way",
        show: async (stage) => {
          const stream = await holdAnswer(stage, "/acolyte");
          await stream.send("From Sacred Scripture:\n", "Grace ", "is **a gift** ", "(John 6:55)");
          await expect(stage.page.getByText("a gift")).toBeVisible();
        },
      },
      {
        kind: "loading",
        name: "saved responses",
        show: async ({ page }) => {
          await hold(page, "**/api/saved-responses*");
          await openSaved(page);
        },
      },
      {
        kind: "error",
        name: "no calls left",
        faults: FAILED_CALLS,
        show: async ({ page }) => {
          await open(page, "/acolyte");
          await fail(page, `**${ASK}`, 429, "You have used today’s 20 calls to the companion.");
          await ask(page, QUESTION);
          await holdToast(page, "You have used today’s 20 calls to the companion.");
        },
      },
      {
        kind: "error",
        name: "the answer broke off",
        faults: FAILED_CALLS,
        show: async (stage) => {
          const stream = await holdAnswer(stage, "/acolyte");
          await stream.send("Grace ", "is ");
          await stream.end("interrupted");
          await expect(stage.page.getByRole("button", { name: /again/i }).first()).toBeVisible();
        },
      },
      {
        kind: "error",
        name: "the saved responses do not come",
        faults: FAILED_CALLS,
        show: async ({ page }) => {
          await failAll(page, "**/api/saved-responses*");
          await openSaved(page);
          await expect(page.getByText("Your saved responses could not be loaded.")).toBeVisible();
        },
      },
      broken("/acolyte"),
      {
        kind: "open",
        name: "a citation",
        show: async (stage) => {
          await answered(stage);
          await stage.page
            .getByRole("button", { name: /^Citation 1: CCC 1374/ })
            .first()
            .click();
          await expect(stage.page.getByRole("dialog", { name: "CCC 1374" })).toBeVisible();
        },
      },
      {
        kind: "open",
        name: "a follow-up",
        show: async (stage) => {
          await answered(stage);
          await stage.page.getByRole("button", { name: "Ask a follow-up" }).click();
          await expect(stage.page.getByLabel("Your follow-up question")).toBeFocused();
        },
      },
      {
        kind: "open",
        name: "the question before sharing",
        show: async (stage) => {
          await answered(stage);
          await stage.page.getByRole("button", { name: "Share" }).click();
          await expect(stage.page.getByRole("alertdialog")).toBeVisible();
        },
      },
      {
        kind: "open",
        name: "the question before clearing",
        show: async ({ page }) => {
          await open(page, "/acolyte");
          await page.getByRole("button", { name: "Clear" }).click();
          await expect(page.getByRole("alertdialog")).toBeVisible();
        },
      },
    ],
  },
];

async function openSaved(page: Stage["page"]) {
  await open(page, "/acolyte");
  await page.getByText("Saved Responses", { exact: true }).click();
}
