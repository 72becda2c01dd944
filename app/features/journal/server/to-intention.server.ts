import type { Intention } from "../contract";
import type { IntentionRow } from "./intentions.repository.server";

/** A stored intention as the calls give it. */
export function toIntention(row: IntentionRow): Intention {
  const { id, text, isCompleted, thanks, createdAt, completedAt } = row;
  return { id, text, isCompleted, thanks, createdAt, completedAt };
}
