import { composeAnswer } from "../domain/compose/answer/compose-answer";
import type { AnswerTask, FollowUpTask } from "../domain/passage";

/** The built-in companion's text for a task, as it was handed to the model in its options. */
export function composeTask(task: unknown): string {
  return composeAnswer(task as AnswerTask | FollowUpTask);
}
