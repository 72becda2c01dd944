import type { HelpFound } from "~/features/safety/contract";
import { helpFound } from "~/features/safety/domain/help";
import { whileTextFits } from "~/server/db/stored-text.server";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { AppError } from "~/shared/errors";
import { newId } from "~/shared/ids";
import { type Intention, JOURNAL_LIMITS } from "../contract";
import type { CreateIntentionInput } from "../domain/call-schemas";
import { insertIntention } from "./intentions.repository.server";
import { toIntention } from "./to-intention.server";

/** Adds an intention; with help when its words show danger. Throws 409 when the user has 100 open ones or no room for text. */
export async function createIntention(
  services: Services,
  args: { user: SessionUser; input: CreateIntentionInput },
): Promise<Intention & HelpFound> {
  const { user, input } = args;
  const row = {
    id: newId(),
    userId: user.id,
    text: input.text,
    isCompleted: false,
    thanks: "",
    createdAt: services.clock.now().toISOString(),
    completedAt: null,
  };
  const limit = JOURNAL_LIMITS.activeIntentions;
  const insert = insertIntention(services.journal(user.journalShard), row, limit);
  if (!(await whileTextFits("journal", insert))) {
    throw new AppError("conflict", `You have ${limit} open intentions. Complete or delete one first.`);
  }
  return { ...toIntention(row), ...helpFound(user, [input.text]) };
}
