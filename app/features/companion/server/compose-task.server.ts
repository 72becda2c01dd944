import type { CompanionTask } from "../domain/companion-task";
import { composeAnswer } from "../domain/compose/answer/compose-answer";
import { composeInsights } from "../domain/compose/insights/compose-insights";
import { composePrayer } from "../domain/compose/prayer/compose-prayer";
import { composeReflection } from "../domain/compose/reflection/compose-reflection";
import { composeTitle } from "../domain/compose/title";
import type { AnswerTask, FollowUpTask } from "../domain/passage";

/** The built-in companion's text for a task, which was made here and travelled in a call's options. */
export function composeTask(given: unknown): string {
  const task = given as CompanionTask | AnswerTask | FollowUpTask;
  switch (task.kind) {
    case "prayer":
      return composePrayer(task);
    case "reflection":
      return composeReflection(task);
    case "title":
      return composeTitle(task.text);
    case "insights":
      return JSON.stringify(composeInsights(task));
    case "answer":
    case "follow-up":
      return composeAnswer(task);
  }
}
