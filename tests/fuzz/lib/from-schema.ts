import fc, { type Arbitrary } from "fast-check";
import type * as z from "zod/v4/core";
import { safeParse } from "zod/v4/core";
import { anyText, HINTS, ofFormat } from "./texts";

type Def = z.$ZodTypeDef & Record<string, unknown>;
type Check = { _zod: { def: Record<string, unknown> } };

/** Fields that make most requests miss: they name something else. */
const RARE = new Set(["before", "answerId", "intent"]);

/** Returns values that a schema accepts. */
export function accepted(schema: z.$ZodType): Arbitrary<unknown> {
  return fromSchema(schema).filter((value) => safeParse(schema, value).success);
}

/**
 * Returns values for a schema of `zod` or `zod/mini`, from its own definition; for a function (`refine`), from the name
 * of the field.
 */
function fromSchema(schema: z.$ZodType, name = ""): Arbitrary<unknown> {
  const def = schema._zod.def as Def;
  const inner = () => fromSchema(def.innerType as z.$ZodType, name);
  switch (def.type) {
    case "string":
      return textOf(def, name);
    case "number":
    case "int":
      return numberOf(def);
    case "boolean":
      return fc.boolean();
    case "literal":
      return fc.constantFrom(...(def.values as unknown[]));
    case "enum":
      return fc.constantFrom(...Object.values(def.entries as Record<string, unknown>));
    case "object":
      return objectOf(def.shape as Record<string, z.$ZodType>);
    case "array":
      return arrayOf(def, name);
    case "record":
      return fc.dictionary(fc.string({ maxLength: 8 }), fromSchema(def.valueType as z.$ZodType), {
        maxKeys: 4,
      });
    case "union":
      return fc.oneof(...(def.options as z.$ZodType[]).map((option) => fromSchema(option, name)));
    case "optional":
    case "default":
    case "catch":
      return fc.oneof(
        { weight: RARE.has(name) ? 1 : 12, arbitrary: inner() },
        { weight: 4, arbitrary: fc.constant(undefined) },
      );
    case "nullable":
      return fc.oneof({ weight: 4, arbitrary: inner() }, { weight: 1, arbitrary: fc.constant(null) });
    case "pipe":
      return fromSchema(def.in as z.$ZodType, name);
    case "unknown":
    case "any":
      return fc.jsonValue({ maxDepth: 2 });
    default:
      throw new Error(`Unknown schema type ${def.type} (${name})`);
  }
}

function objectOf(shape: Record<string, z.$ZodType>): Arbitrary<unknown> {
  const fields = Object.entries(shape).map(([name, schema]) => [name, fromSchema(schema, name)] as const);
  // Undefined members are absent, as in JSON.
  return fc
    .record(Object.fromEntries(fields))
    .map((value) => Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)));
}

function arrayOf(def: Def, name: string): Arbitrary<unknown> {
  const { minimum = 0 } = limitsOf(def, "min_length");
  const { maximum = 5 } = limitsOf(def, "max_length");
  const size = { minLength: Number(minimum), maxLength: Math.min(Number(maximum), 5) };
  const part = fromSchema(def.element as z.$ZodType, name);
  const isChoice = (def.element as z.$ZodType)._zod.def.type === "enum";
  return isChoice ? fc.uniqueArray(part, size) : fc.array(part, size);
}

function numberOf(def: Def): Arbitrary<number> {
  const { value: min = 0 } = limitsOf(def, "greater_than");
  const { value: max = 1_000 } = limitsOf(def, "less_than");
  return fc.integer({ min: Number(min), max: Number(max) });
}

/** Returns texts of the required length, pattern and format. */
function textOf(def: Def, name: string): Arbitrary<string> {
  const format = limitsOf(def, "string_format");
  const hint = HINTS[name];
  if (hint) return hint;
  if (format.format === "regex") return fc.stringMatching(format.pattern as RegExp);
  if (typeof format.format === "string") return ofFormat(format.format);
  const { minimum = 0 } = limitsOf(def, "min_length");
  const { maximum = 10_000 } = limitsOf(def, "max_length");
  return anyText(Number(minimum), Number(maximum));
}

/** Returns the definition of the first check of a kind: the schema's own, or an added one. */
function limitsOf(def: Def, kind: string): Record<string, unknown> {
  if (def.check === kind) return def;
  const checks = (def.checks ?? []) as unknown as Check[];
  return checks.find((check) => check._zod.def.check === kind)?._zod.def ?? {};
}
