import type { TaskMeta } from "vitest";

declare module "vitest" {
  interface TaskMeta {
    /** What a test counted, in the words of a report. */
    figures?: string;
  }
}

/** Keeps what a test counted beside its result, for the table of `npm run chaos`. */
export function noteFigures({ task }: { task: { meta: TaskMeta } }, figures: string): void {
  task.meta.figures = figures;
}
