import { z } from "zod";
import { seasonOf } from "~/features/calendar/domain/liturgy/liturgical-day";
import { findDanger } from "~/features/safety/domain/find-danger";
import { helpFor } from "~/features/safety/domain/help";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { localDateIn } from "~/shared/dates";
import type { MoodInsights } from "../contract";
import { composeInsights } from "../domain/compose/insights/compose-insights";
import { type DatedText, themeWords } from "../domain/compose/words/themes";
import { insightsPrompt } from "../domain/prompts";
import type { DatedMood, InsightsTask } from "../domain/tasks";
import { supportWith, unsafeReplyMessage } from "./answer-danger.server";
import { checkText } from "./check-text.server";
import { requireCompanion } from "./companion-status.server";
import { reserveCall } from "./reserve-call.server";
import { writeText } from "./write-text.server";

const text = z.string().trim().min(1).max(4_000);
const insights = z.object({
  spiritualReflection: text,
  pastoralGuidance: text,
  prayerSuggestion: text,
});

/**
 * Writes insights from the user's dated moods and the words of the latest entries. The verse is always one of the checked
 * table: no model quotes Scripture here. An emergency in the entries gets the safety message; words of lesser danger get
 * help lines and never become themes. Throws like `writeWish`.
 */
export async function writeInsights(
  services: Services,
  { user, moods, entries }: { user: SessionUser; moods: DatedMood[]; entries: DatedText[] },
): Promise<MoodInsights> {
  const texts = entries.map(({ text }) => text);
  const { emergency, support } = helpFor(user, texts);
  if (emergency !== null) return safetyInsights(emergency);
  requireCompanion(user);
  const date = localDateIn(user.timezone, services.clock.now());
  const task: InsightsTask = {
    kind: "insights",
    moods,
    themes: themeWords(entries.filter(({ text }) => findDanger(text) === null)),
    season: seasonOf(date, user.liturgicalOptions),
    date,
  };
  const { scriptureVerse, scriptureReference } = composeInsights(task);
  const verse = { scriptureVerse, scriptureReference };
  const call = await reserveCall(services, user);
  const written = await writeText(
    services,
    { task, prompt: insightsPrompt(task, verse), call },
    readInsights,
  );
  if (written.isUnsafe) return safetyInsights(unsafeReplyMessage(user, texts.join("\n")));
  const { value, checked } = await checkInsights(services, written.value, verse);
  const { engine } = written;
  const shown = supportWith(user, { text: Object.values(value).join("\n"), engine }, support);
  return { ...value, ...verse, engine, isSafetyMessage: false, support: shown, checked };
}

/** Checks the texts of a model and the verse beside them. */
async function checkInsights(
  services: Services,
  { spiritualReflection, pastoralGuidance, prayerSuggestion }: z.infer<typeof insights>,
  { scriptureVerse, scriptureReference }: { scriptureVerse: string; scriptureReference: string },
) {
  const [reflection, guidance, prayer, verse] = await Promise.all([
    checkText(services, spiritualReflection, null),
    checkText(services, pastoralGuidance, null),
    checkText(services, prayerSuggestion, null),
    checkText(services, `\u201c${scriptureVerse}\u201d (${scriptureReference})`, null),
  ]);
  return {
    value: {
      spiritualReflection: reflection.text,
      pastoralGuidance: guidance.text,
      prayerSuggestion: prayer.text,
    },
    checked: [reflection, verse, guidance, prayer].flatMap((one) => one.checked),
  };
}

/** Parses a model's JSON object, which may be between fences. Throws when there is none. */
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
    checked: [],
  };
}
