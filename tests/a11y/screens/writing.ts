import { expect } from "../../setup/fixtures";
import { holdStreams } from "../../setup/held-streams";
import { companion, OWN_WORDS } from "../../setup/journal-companion";
import { entryText, openNewEntry, select, write } from "../../setup/journal-editor";
import { open, waitForReact } from "../../setup/open";
import type { Screen, Stage, Step } from "../lib/stage";
import { broken, hold, keys, member, newcomer, press, see } from "../lib/states";

const EDITOR = /tiptap-editor[^/]*\.js/;

const openNew: Step = ({ page }) => openNewEntry(page);
const words =
  (text: string): Step =>
  ({ page }) =>
    write(page, text);
const writeNew: Step = async ({ page }) => {
  await openNewEntry(page);
  await write(page, OWN_WORDS);
};

/** Selects a word, and uses one of the tools for it. */
const withTool =
  (tool: string): Step =>
  async ({ page }) => {
    await openNewEntry(page);
    await write(page, "grace");
    await select(page, "grace");
    await page.getByRole("button", { name: tool, exact: true }).click();
  };

const streamPrayer: Step = async (stage) => {
  const stream = await holdStreams(stage.page, "/api/ai/personalized-prayer");
  await writeNew(stage);
  const { prayer, coming } = companion(stage.page);
  await prayer.click();
  await stream.begin();
  await stream.send("Lord, ", "hear ", "her.");
  await expect(coming).toContainText("Lord, hear her.");
};

/** Opens a screen whose editor is held. */
const openHeld =
  (address: (stage: Stage) => string): Step =>
  async (stage) => {
    await stage.page.goto(address(stage));
    await waitForReact(stage.page);
  };

const NEW: Screen = {
  name: "New entry",
  routes: ["journal.tsx"],
  states: [
    newcomer.empty(openNew),
    member.empty("with moods", openNew),
    member.filled(writeNew, ({ page }) => expect(companion(page).prayer).toBeVisible()),
    member.filled("with a prayer of the companion", writeNew, async ({ page }) => {
      await companion(page).prayer.click();
      await expect(companion(page).helpful).toBeVisible();
    }),
    member.loading(
      "the greeting and the editor",
      hold("**/api/ai/personalized-greeting", EDITOR),
      openHeld(() => "/journal?new=true"),
    ),
    member.loading("a prayer is being written", streamPrayer),
    member.failed(
      "an address that cannot be linked",
      withTool("Link"),
      ({ page }) => page.getByRole("textbox", { name: "Link address" }).fill("javascript:alert(1)"),
      keys("Enter"),
      see.role("alert"),
    ),
    member.opened("tools for selected words", withTool("Bold")),
    member.opened("highlight", withTool("Highlight")),
    member.opened("link", withTool("Link")),
    member.opened("leaving without saving", openNew, words("One word"), ({ page }) =>
      page
        .getByRole("main")
        .getByRole("link", { name: /^(Back|Close|Cancel)/ })
        .first()
        .click(),
    ),
  ],
};

const edit: Step = async ({ page, member }) => {
  await open(page, `/journal?entry=${member.entryId}&edit=true`);
  await expect(entryText(page)).toBeVisible();
};
const changeElsewhere: Step = ({ context, member, origin }) =>
  context.request.put(`/api/prayer-journal/entries/${member.entryId}`, {
    data: { content: "<p>From another device.</p>" },
    headers: { Origin: origin },
  });
const save = press("Save Changes");

const EDIT: Screen = {
  name: "Editing an entry",
  routes: ["journal.tsx"],
  without: { empty: "an entry has words" },
  states: [
    member.filled(edit),
    member.loading(
      "the editor",
      hold(EDITOR),
      openHeld(({ member }) => `/journal?entry=${member.entryId}&edit=true`),
    ),
    member.alone.failed("changed elsewhere", edit, words(" More"), changeElsewhere, save, ({ page }) =>
      expect(page.getByRole("alertdialog").or(page.getByRole("dialog"))).toBeVisible(),
    ),
    broken("/journal?entry=nothing&edit=true"),
  ],
};

export const WRITING: Screen[] = [NEW, EDIT];
