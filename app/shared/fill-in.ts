/** Returns a copy of a value in which every `{name}` in a text, however deep, is replaced by the value of that name. */
export function fillIn<Value>(value: Value, values: Readonly<Record<string, string>>): Value {
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (hole, name) => values[name] ?? hole);
  return JSON.parse(JSON.stringify(value), (_, part) => (typeof part === "string" ? filled(part) : part));
}
