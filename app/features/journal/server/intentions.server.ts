import type { HelpFound } from "~/features/safety/contract";
import { helpFound } from "~/features/safety/domain/help";
import { whileTextFits } from "~/server/db/stored-text.server";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { AppError } from "~/shared/errors";
import { newId } from "~/shared/ids";
import { cutPage, type Page, type PageQuery } from "~/shared/paging";
import {
  type CreateIntentionInput,
  type Intention,
  JOURNAL_LIMITS,
  type UpdateIntentionInput,
} from "../contract";
import {
  completeIntention,
  deleteIntentionRow,
  type IntentionRow,
  insertIntention,
  readIntentions,
} from "./intentions.repository.server";

/** Returns a page of the user's intentions, newest first. Throws 400 for an unknown cursor. */
export async function listIntentions(
  services: Services,
  args: { user: SessionUser } & PageQuery,
): Promise<Page<Intention>> {
  const { user, limit, before } = args;
  const page = await readIntentions(services.nearJournal(user.journalShard), user.id, {
    limit: limit + 1,
    before: before ?? null,
  });
  const { items, next } = cutPage(page, limit);
  return { items: items.map(toIntention), next };
}

/**
 * Adds an intention; with help when its words show danger. Throws 409 when the user has 100 open ones, or no room for
 * more text.
 */
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

/**
 * Completes an intention as answered, with a line of thanks, or opens it again; with help when the words show danger.
 * Throws 404, and 409 without room for more text.
 */
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
  if (!row) throw notFound();
  return { ...toIntention(row), ...helpFound(user, [input.thanks ?? ""]) };
}

/** Deletes an intention. Throws 404. */
export async function deleteIntention(
  services: Services,
  args: { user: SessionUser; id: string },
): Promise<void> {
  const { user, id } = args;
  const deleted = await deleteIntentionRow(services.journal(user.journalShard), user.id, id);
  if (!deleted) throw notFound();
}

/** Returns a stored intention as calls return it. */
export function toIntention(row: IntentionRow): Intention {
  const { id, text, isCompleted, thanks, createdAt, completedAt } = row;
  return { id, text, isCompleted, thanks, createdAt, completedAt };
}

function notFound(): AppError {
  return new AppError("not_found", "There is no such intention.");
}
