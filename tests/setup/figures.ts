import type { TaskMeta } from "vitest";

declare module "vitest" {
  interface TaskMeta {
    /** The figures of a test for a report, in words. */
    figures?: string;
  }
}

/** Keeps what a test counted beside its result, for the table of `npm run chaos`. */
export function noteFigures({ task }: { task: { meta: TaskMeta } }, figures: string): void {
  task.meta.figures = figures;
}
