import texts from "#content/companion";
import { seasonOf } from "~/features/calendar/domain/liturgy/liturgical-day";
import { COMPANION_LIMITS } from "~/features/companion/domain/limits";
import { findHistoryItem, listHistory, loadStatus } from "~/features/companion/server/public.server";
import { loadMarks } from "~/features/library/server/public.server";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { localDateIn } from "~/shared/dates";
import type { AssistantQuery, AssistantStart, AssistantView } from "../contract";
import { readPreferences } from "../domain/preferences";

/**
 * Loads the assistant's screen: status, the newest of the history, the thread of the address, and questions of the season. `cookie` holds the
 * preferences that this browser stores.
 */
export async function loadAssistant(
  services: Services,
  { user, query, cookie }: { user: SessionUser; query: AssistantQuery; cookie: string | undefined },
): Promise<{ view: AssistantView; start: AssistantStart }> {
  const now = services.clock.now();
  const [status, { items: history }, marks, opened] = await Promise.all([
    loadStatus(services, user),
    listHistory(services, { user, query: { limit: COMPANION_LIMITS.shownHistory } }),
    loadMarks(services, user),
    query.thread === undefined ? null : findHistoryItem(services, { user, id: query.thread }),
  ]);
  const { timezone, liturgicalOptions } = user;
  const season = seasonOf(localDateIn(timezone, now), liturgicalOptions);
  return {
    view: {
      ...{ status, history, marks, opened, timezone },
      starters: texts.starters[season],
      loadedAt: now.getTime(),
    },
    start: { ...query, preferences: readPreferences(user.id, cookie) },
  };
}
