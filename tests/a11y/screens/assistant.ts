import { randomUUID } from "node:crypto";
import type { CheckedCitation } from "../../../app/features/companion/contract";
import { nothingFound } from "../../../app/features/companion/domain/compose/answer/nothing-found";
import { ask, assistant, expectWhole } from "../../setup/assistant";
import { expect } from "../../setup/fixtures";
import { holdStreams } from "../../setup/held-streams";
import { answerWith } from "../../setup/message-stream";
import { open } from "../../setup/open";
import { OTHER_QUESTION, QUESTION } from "../lib/member";
import type { Screen, Stage, Step } from "../lib/stage";
import { broken, call, fail, failAll, go, hold, leaving, member, newcomer, press, see } from "../lib/states";

const ASK = "/api/acolyte/ask";
const SAVED = "**/api/saved-responses*";
const NO_CALLS_LEFT = "You have used today’s 20 calls to the companion.";

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

const askFor =
  (question: string): Step =>
  ({ page }) =>
    ask(page, question);

/** Shows an answer with citations in each of their states. */
async function answered({ page }: Pick<Stage, "page">): Promise<void> {
  await open(page, "/acolyte");
  await answerWith(page, TEXT, { checked: CHECKED });
  await ask(page, QUESTION);
  await expectWhole(page);
}

/** Begins an answer that comes word by word. */
const stream =
  (work: (stream: Awaited<ReturnType<typeof holdStreams>>) => unknown): Step =>
  async ({ page }) => {
    const held = await holdStreams(page, ASK, { id: randomUUID(), threadId: randomUUID() });
    await open(page, "/acolyte");
    await ask(page, QUESTION);
    await held.begin();
    await work(held);
  };

const openSaved: Step = async ({ page }) => {
  await open(page, "/acolyte");
  await page.getByText("Saved Responses", { exact: true }).click();
};
const showSaved: Step = async ({ page }) => {
  const saved = page.getByRole("region", { name: "Saved Responses" });
  await saved.getByRole("button", { name: /^What is purgatory/ }).click();
  await expect(page.getByRole("heading", { name: "Saved Response", exact: true })).toBeFocused();
};
const showHistory: Step = async ({ page }) => {
  const { history, answers } = assistant(page);
  await history.getByRole("link", { name: new RegExp(`^${OTHER_QUESTION.slice(0, 18)}`) }).click();
  await expect(answers).toHaveCount(1);
};

export const ASSISTANT: Screen[] = [
  {
    name: "Assistant",
    routes: ["acolyte.tsx", "apologetics.tsx"],
    states: [
      newcomer.empty("faith learning", go("/acolyte")),
      newcomer.empty("apologetics", go("/apologetics")),
      member.filled("every state of a citation", answered),
      member.filled("an answer of the history", go("/apologetics"), showHistory),
      newcomer.filled(
        "a conversation that is not in the history",
        go("/acolyte?thread=none"),
        see("This conversation is not in your history"),
      ),
      member.filled("a saved answer", openSaved, showSaved),
      member.filled(
        "no answer, and the nearest topics",
        go("/acolyte"),
        ({ page }) => answerWith(page, nothingFound(["Grace", "Hope"]).join("\n\n")),
        askFor("What is a flux capacitor?"),
        see.role("region", "Nearest topics"),
      ),
      newcomer.filled(
        "signs of danger",
        go("/acolyte"),
        askFor("I want to kill myself tonight"),
        see.role("link", "988"),
      ),
      newcomer.alone.filled(
        "the companion is off",
        call("PATCH", "/api/auth/profile", { aiEnabled: false }),
        go("/acolyte"),
        see(/^The companion is switched off$/),
      ),
      leaving("/acolyte"),
      member.loading(
        "before the first word",
        stream(() => {}),
        see.role("button", "Show all"),
      ),
      member.loading(
        "words on their way",
        stream((held) => held.send("From Sacred Scripture:\n", "Grace ", "is **a gift** ", "(John 6:55)")),
        see("a gift"),
      ),
      member.loading("saved responses", hold(SAVED), openSaved),
      member.failed(
        "no calls left",
        go("/acolyte"),
        fail(`**${ASK}`, 429, NO_CALLS_LEFT),
        askFor(QUESTION),
        see.toast(NO_CALLS_LEFT),
      ),
      member.failed(
        "the answer broke off",
        stream(async (held) => {
          await held.send("Grace ", "is ");
          await held.end("interrupted");
        }),
        see.role("button", /again/i),
      ),
      member.failed(
        "the saved responses do not come",
        failAll(SAVED),
        openSaved,
        see("Your saved responses could not be loaded."),
      ),
      broken("/acolyte"),
      member.opened("a citation", answered, press(/^Citation 1: CCC 1374/), see.role("dialog", "CCC 1374")),
      newcomer.opened("the sources", go("/acolyte"), press(/^Change/), see.role("group", "Sources")),
      member.opened(
        "a follow-up with its sources",
        answered,
        ({ page }) => assistant(page).followUp.fill("Why?"),
        press(/^Change/),
        see.role("group", "Sources"),
        // To the end, where the box covers nothing.
        ({ page }) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight)),
      ),
      member.opened("the question before sharing", answered, press("Share"), see.role("alertdialog")),
      member.opened("the question before clearing", go("/acolyte"), press("Clear"), see.role("alertdialog")),
    ],
  },
];
