import type { InsightsTask, PrayerTask, ReflectionTask, TitleTask } from "./companion-task";
import { dataBlock, type Prompt } from "./data-block";
import {
  INSIGHTS_INSTRUCTIONS,
  PRAYER_INSTRUCTIONS,
  REFLECTION_INSTRUCTIONS,
  SUPPORT_RULE,
  TITLE_INSTRUCTIONS,
} from "./instructions";
import { sentencesOf } from "./prayer-length";

/** Returns what a model is asked for a prayer; `isHeavy` where help lines are shown above it. */
export function prayerPrompt(task: PrayerTask, isHeavy = false): Prompt {
  const data = [
    dataBlock("style", task.style.replaceAll("_", " ")),
    dataBlock("sentences", String(sentencesOf(task.length))),
    dataBlock("season", task.season),
    dataBlock("time-of-day", task.timeOfDay),
    dataBlock("saint", task.style === "saint_intercession" ? (task.saint ?? "") : ""),
    dataBlock("category", task.category ?? ""),
    dataBlock("title", task.title ?? ""),
    dataBlock("attempt", task.attempt > 0 ? `${task.attempt + 1}: write it otherwise than before` : ""),
    dataBlock("journal", task.text),
  ].join("");
  return { instructions: withCare(PRAYER_INSTRUCTIONS, isHeavy), data };
}

/** Returns what a model is asked for reflection questions; `isHeavy` as for a prayer. */
export function reflectionPrompt({ text, history }: ReflectionTask, isHeavy = false): Prompt {
  const data = dataBlock("asked-before", history.join("\n\n")) + dataBlock("journal", text);
  return { instructions: withCare(REFLECTION_INSTRUCTIONS, isHeavy), data };
}

/** What a model is asked for a title. */
export function titlePrompt({ text }: TitleTask): Prompt {
  return { instructions: TITLE_INSTRUCTIONS, data: dataBlock("journal", text) };
}

/** What a model is asked for mood insights beside a verse that is chosen already. */
export function insightsPrompt(
  { moods, themes, season }: InsightsTask,
  verse: { scriptureVerse: string; scriptureReference: string },
): Prompt {
  const data = [
    dataBlock("season", season),
    dataBlock("moods", moods.map(({ date, mood }) => `${date}: ${mood}`).join("\n")),
    dataBlock("themes", themes.join(", ")),
    dataBlock("verse", `${verse.scriptureVerse} (${verse.scriptureReference})`),
  ].join("");
  return { instructions: INSIGHTS_INSTRUCTIONS, data };
}

function withCare(instructions: string, isHeavy: boolean): string {
  return isHeavy ? instructions + SUPPORT_RULE : instructions;
}
