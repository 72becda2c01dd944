import type { HelpFound } from "~/features/safety/contract";
import { helpFound } from "~/features/safety/domain/help";
import { whileTextFits } from "~/server/db/stored-text.server";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { AppError } from "~/shared/errors";
import type { Intention } from "../contract";
import type { UpdateIntentionInput } from "../domain/call-schemas";
import { completeIntention } from "./intentions.repository.server";
import { toIntention } from "./to-intention.server";

/** Completes an intention as answered, with a line of thanks, or opens it again; with help when its words
 * show danger. Throws 404, and 409 when there is no room for text. */
export async function updateIntention(
  services: Services,
  args: { user: SessionUser; id: string; input: UpdateIntentionInput },
): Promise<Intention & HelpFound> {
  const { user, id, input } = args;
  const change = completeIntention(services.journal(user.journalShard), user.id, id, {
    isCompleted: input.isCompleted,
    thanks: input.thanks,
    now: services.clock.now().toISOString(),
  });
  const row = await whileTextFits("journal", change);
  if (!row) throw new AppError("not_found", "There is no such intention.");
  return { ...toIntention(row), ...helpFound(user, [input.thanks ?? ""]) };
}
