import texts from "#content/companion";
import { seasonOf } from "~/features/calendar/domain/liturgy/liturgical-day";
import { COMPANION_LIMITS } from "~/features/companion/domain/limits";
import { listHistory, loadStatus } from "~/features/companion/server/public.server";
import { loadMarks } from "~/features/library/server/public.server";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { localDateIn } from "~/shared/dates";
import type { AssistantQuery, AssistantStart, AssistantView } from "../contract";
import { readPreferences } from "../domain/preferences";

/**
 * Loads the assistant's screen: status, the newest of the history, and questions of the season. `cookie` holds the
 * preferences that this browser stores.
 */
export async function loadAssistant(
  services: Services,
  { user, query, cookie }: { user: SessionUser; query: AssistantQuery; cookie: string | undefined },
): Promise<{ view: AssistantView; start: AssistantStart }> {
  const [status, { items: history }, marks] = await Promise.all([
    loadStatus(services, user),
    listHistory(services, { user, query: { limit: COMPANION_LIMITS.shownHistory } }),
    loadMarks(services, user),
  ]);
  const { timezone, liturgicalOptions } = user;
  const season = seasonOf(localDateIn(timezone, services.clock.now()), liturgicalOptions);
  return {
    view: { status, history, marks, starters: texts.starters[season], timezone },
    start: { ...query, preferences: readPreferences(user.id, cookie) },
  };
}
