import type { Person } from "../kit/person";
import type { Bundles } from "./bundles";
import type { Runtime } from "./runtime";

/** Everything that a section measures with. */
export interface Bench {
  runtime: Runtime;
  /** The workers of the runtime, for sections that start another. */
  bundles: Bundles;
  /** The address of the app. */
  app: string;
  /** An account with 100 entries. */
  light: Person;
  /** An account with 10,000 entries. */
  heavy: Person;
  /** Makes accounts without entries. */
  members: (count: number) => Promise<Person[]>;
}

/** One line of the table. */
export interface Figure {
  what: string;
  measured: string;
  budget?: string;
  /** The ratio to the bare runtime in the same run, or another comparison. */
  beside?: string;
  /** Whether the budget holds. */
  holds?: boolean;
  /** The numbers that `npm run cost` takes. */
  values?: Record<string, number>;
}
