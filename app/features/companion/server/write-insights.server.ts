import { z } from "zod";
import { seasonOf } from "~/features/calendar/domain/liturgy/liturgical-day";
import { readRecent } from "~/features/journal/server/public.server";
import { findDanger } from "~/features/safety/domain/find-danger";
import { helpFor } from "~/features/safety/domain/help";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { localDateIn } from "~/shared/dates";
import type { MoodInsights } from "../contract";
import type { InsightsTask } from "../domain/companion-task";
import { composeInsights } from "../domain/compose/insights/compose-insights";
import { themeWords } from "../domain/compose/words/theme-words";
import { insightsPrompt } from "../domain/writing-prompt";
import { supportWith, unsafeReplyMessage } from "./answer-danger.server";
import { requireCompanion } from "./require-companion.server";
import { writeText } from "./write-text.server";

const text = z.string().trim().min(1).max(4_000);
const insights = z.object({
  spiritualReflection: text,
  pastoralGuidance: text,
  prayerSuggestion: text,
});

/**
 * What the user's dated moods and the words of the latest entries say. The server chooses what is sent: what a call
 * brings along is not. The verse is always one of the checked table: no model quotes Scripture here. An emergency in
 * the entries gets the human message; words of lesser danger get help lines and never become themes. Throws 403 with the companion switched off, 429, 503.
 */
export async function writeInsights(services: Services, user: SessionUser): Promise<MoodInsights> {
  const { moods, texts } = await readRecent(services, user);
  const { emergency, support } = helpFor(user, texts);
  if (emergency !== null) return safetyInsights(emergency);
  requireCompanion(user);
  const task: InsightsTask = {
    kind: "insights",
    moods,
    themes: themeWords(texts.filter((text) => findDanger(text) === null)),
    season: seasonOf(localDateIn(user.timezone, services.clock.now()), user.liturgicalOptions),
  };
  const { scriptureVerse, scriptureReference } = composeInsights(task);
  const verse = { scriptureVerse, scriptureReference };
  const writing = { user, task, prompt: insightsPrompt(task, verse), isCounted: true };
  const written = await writeText(services, writing, readInsights);
  if (written.isUnsafe) return safetyInsights(unsafeReplyMessage(user, texts.join("\n")));
  const { value, engine } = written;
  const said = supportWith(user, { text: Object.values(value).join("\n"), engine }, support);
  return { ...value, ...verse, engine, isSafetyMessage: false, support: said };
}

/** The JSON object that a model was asked for; models like to put it between fences. Throws when it is none. */
function readInsights(answer: string): z.infer<typeof insights> {
  return insights.parse(JSON.parse(answer.slice(answer.indexOf("{"), answer.lastIndexOf("}") + 1)));
}

function safetyInsights(message: string): MoodInsights {
  return {
    spiritualReflection: message,
    scriptureVerse: "",
    scriptureReference: "",
    pastoralGuidance: "",
    prayerSuggestion: "",
    engine: "built-in",
    isSafetyMessage: true,
    support: null,
  };
}
