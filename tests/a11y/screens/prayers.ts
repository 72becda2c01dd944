import { expect } from "../../setup/fixtures";
import { holdStreams } from "../../setup/held-streams";
import { open } from "../../setup/open";
import type { Screen, Stage, Step } from "../lib/stage";
import { broken, fill, go, keys, leaving, member, newcomer, press, see } from "../lib/states";

const GENERATE = "/api/prayers/generate";

/** Fills the form of the generator. */
const fillWish =
  (intention = "My mother Anna is in hospital since Tuesday."): Step =>
  async ({ page }) => {
    await open(page, "/prayer");
    const box = page.getByRole("region", { name: "Generate New Prayer" });
    await box.getByLabel("Title").fill("For Anna");
    await box.getByLabel("Intention").fill(intention);
  };
const generate = press("Generate Prayer");

const onCard =
  (action: string): Step =>
  ({ page }) =>
    page.getByRole("article", { name: "For the sick" }).getByRole("button", { name: action }).click();

const streamPrayer: Step = async (stage: Stage) => {
  const stream = await holdStreams(stage.page, GENERATE);
  await fillWish()(stage);
  await generate(stage);
  await stream.begin();
  await stream.send("Lord, ", "hear ", "her.");
  await see("Lord, hear her.")(stage);
};

const COLLECTION: Screen = {
  name: "Prayer collection",
  routes: ["prayer.tsx"],
  states: [
    newcomer.empty(go("/prayer")),
    member.filled(go("/prayer")),
    member.alone.filled("a written prayer", fillWish(), generate, see.role("button", "Save Prayer")),
    leaving("/prayer"),
    member.alone.loading("a prayer is being written", streamPrayer),
    broken("/prayer"),
    member.opened("editing", go("/prayer"), onCard("Edit"), see.role("dialog")),
    member.opened("the question before deleting", go("/prayer"), onCard("Delete"), see.role("alertdialog")),
    member.alone.opened("signs of danger", fillWish("I just want to kill myself"), generate, ({ page }) =>
      expect(page.getByRole("dialog").getByRole("link", { name: "988" }).first()).toBeVisible(),
    ),
  ],
};

const writeQuick: Step = async (stage) => {
  await open(stage.page, "/prayer/quick");
  await fill("Your prayer", "Lord, be near to us.")(stage);
};
const save = press("Save Prayer");

const QUICK: Screen = {
  name: "Quick prayer",
  routes: ["prayer_.quick.tsx"],
  states: [
    newcomer.empty(go("/prayer/quick")),
    member.alone.filled(writeQuick),
    member.alone.filled("saved", writeQuick, save, see("Prayer saved to your journal")),
    leaving("/prayer/quick"),
    broken("/prayer/quick"),
  ],
};

const guide = (name: string) => go(`/immersive-prayer?guide=${name}`);
const toClosingNote: Step = async (stage) => {
  await guide("four-senses")(stage);
  await keys("ArrowRight", 6)(stage);
  await expect(stage.page.getByRole("textbox")).toBeEnabled();
};

const GUIDED: Screen = {
  name: "Guided prayer",
  routes: ["immersive-prayer.tsx"],
  states: [
    newcomer.empty("the choice", go("/immersive-prayer")),
    member.filled("a step with Scripture", guide("lectio"), press(/^Next$/), see.role("blockquote")),
    member.filled("beads", guide("rosary"), keys("ArrowRight", 7), see(/^1 of 10$/)),
    member.filled("a silence", guide("examen"), press("Begin silence"), press("Pause")),
    member.filled("the closing note", toClosingNote),
    leaving("/immersive-prayer"),
    broken("/immersive-prayer"),
  ],
};

export const PRAYERS: Screen[] = [COLLECTION, QUICK, GUIDED];
