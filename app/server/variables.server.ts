import { z } from "zod";

export const optionalText = z.string().trim().optional();
/** `1`, or anything else for off. */
export const flag = z
  .string()
  .optional()
  .transform((value) => value === "1");

/** Requires all of some variables, once one of them is set. */
export function needTogether<T extends object>(
  values: T,
  context: z.RefinementCtx,
  names: readonly (keyof T & string)[],
): void {
  if (names.every((name) => values[name] === undefined)) return;
  for (const name of names) need(values, context, name);
}

/** Requires a variable. */
export function need<T extends object>(values: T, context: z.RefinementCtx, name: keyof T & string): void {
  if (values[name] === undefined) context.addIssue({ code: "custom", path: [name], message: "missing" });
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

/**
 * Parses variables by a schema; one that is set to nothing counts as absent. Throws a `ConfigurationError` that names the
 * page that describes them.
 */
export function parseVariables<T>(schema: z.ZodType<T>, env: object, page: string): T {
  const isSet = ([, value]: [string, unknown]) => typeof value === "string" && value.trim() !== "";
  const parsed = schema.safeParse(Object.fromEntries(Object.entries(env).filter(isSet)));
  if (parsed.success) return parsed.data;
  throw new ConfigurationError([...new Set(parsed.error.issues.map((issue) => issue.path.join(".")))], page);
}

/**
 * Returns a reader that keeps its result until a variable changes: they stay the same as long as a worker lives, and
 * parsing them costs more than a small query.
 */
export function readOnce<Env extends object, T>(read: (env: Env) => T): (env: Env) => T {
  let known: { variables: string; value: T } | undefined;
  return (env) => {
    const variables = JSON.stringify(Object.entries(env).filter(([, value]) => typeof value === "string"));
    if (known?.variables !== variables) known = { variables, value: read(env) };
    return known.value;
  };
}
