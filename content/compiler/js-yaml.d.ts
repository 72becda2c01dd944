// The package has no types of its own.
declare module "js-yaml" {
  export const CORE_SCHEMA: object;
  /** Returns the value of a text of YAML. Throws when it is malformed. */
  export function load(text: string, options: { schema: object }): unknown;
}
