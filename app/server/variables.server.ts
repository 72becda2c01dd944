import { z } from "zod";

/** A variable that is set to nothing counts as absent. */
export const optionalText = z
  .string()
  .trim()
  .transform((value) => value || undefined)
  .optional();

/** Finds fault with what is missing of variables that are needed together, once one of them is set. */
export function needTogether<T extends object>(
  values: T,
  context: z.RefinementCtx,
  names: readonly (keyof T & string)[],
): void {
  if (names.every((name) => values[name] === undefined)) return;
  for (const name of names.filter((one) => values[one] === undefined)) {
    context.addIssue({ code: "custom", path: [name], message: "missing" });
  }
}

/** Variables that are missing or malformed, by name; never with their values. */
export class ConfigurationError extends Error {
  constructor(
    readonly variables: string[],
    readonly page: string,
  ) {
    super(`Configuration: ${variables.join(", ")} missing or malformed; see ${page}`);
  }
}

/** Parses variables by a schema. Throws a `ConfigurationError` that names the page that describes them. */
export function parseVariables<T>(schema: z.ZodType<T>, env: object, page: string): T {
  const parsed = schema.safeParse(env);
  if (parsed.success) return parsed.data;
  throw new ConfigurationError([...new Set(parsed.error.issues.map((issue) => issue.path.join(".")))], page);
}
