import type { CompanionTask } from "../tasks";
import { composeAnswer } from "./answer/compose-answer";
import { composeInsights } from "./insights/compose-insights";
import { composePrayer } from "./prayer/compose-prayer";
import { composeReflection } from "./reflection/compose-reflection";
import { composeTitle } from "./title";

/** Composes the built-in companion's text for a task, which has travelled in a call's options. */
export function composeTask(given: unknown): string {
  const task = given as CompanionTask;
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
