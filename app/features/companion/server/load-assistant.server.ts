import { seasonOf } from "~/features/calendar/domain/liturgy/liturgical-day";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { localDateIn } from "~/shared/dates";
import { COMPANION_LIMITS } from "../contract";
import type { AssistantView } from "../domain/assistant-view";
import { starterQuestions } from "../domain/starter-questions";
import { listHistory } from "./history.server";
import { loadStatus } from "./load-status.server";

/** What the assistant's screen shows a user: who answers, the newest of the history, questions of the season. */
export async function loadAssistant(
  services: Services,
  user: SessionUser,
): Promise<Omit<AssistantView, "marks">> {
  const query = { limit: COMPANION_LIMITS.shownHistory };
  const [status, { items: history }] = await Promise.all([
    loadStatus(services, user),
    listHistory(services, { user, query }),
  ]);
  const { timezone, liturgicalOptions } = user;
  const season = seasonOf(localDateIn(timezone, services.clock.now()), liturgicalOptions);
  const starters = {
    "faith-learning": starterQuestions(season, "faith-learning"),
    apologetics: starterQuestions(season, "apologetics"),
  };
  return { status, history, starters, timezone };
}
