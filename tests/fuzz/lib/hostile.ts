import fc, { type Arbitrary } from "fast-check";
import { FORM_TYPE, JSON_TYPE } from "../../kit/person";
import { HOSTILE } from "./texts";

/** A body as it is sent, with its declared type. */
export interface Body {
  type: string | null;
  bytes: string | Uint8Array;
}

const LARGE = 1_100_000;
const DEEP = 5_000;

/** JSON values that no field expects. */
const ODD_VALUES: readonly string[] = [
  "null",
  "true",
  "0",
  "-1",
  "0.5",
  "-0",
  "1e400",
  "-1e400",
  "9007199254740993",
  "1e-400",
  '""',
  '" "',
  "[]",
  "{}",
  "[[]]",
  "[null]",
  '{"toString":1}',
  '{"length":5}',
  '"\\ud800"',
  '"\\u0000"',
  '"a\\u0000b"',
  '{"__proto__":{"isAdmin":true}}',
  '{"$ne":null}',
  JSON.stringify("x".repeat(300_000)),
  JSON.stringify(Array.from({ length: 1_000 }, () => "x")),
  `${"[".repeat(DEEP)}${"]".repeat(DEEP)}`,
  ...HOSTILE.map((text) => JSON.stringify(text)),
];

/** Bodies that are not JSON, or not declared as JSON. */
const ODD_BODIES: readonly Body[] = [
  { type: JSON_TYPE, bytes: "" },
  { type: JSON_TYPE, bytes: "   " },
  { type: JSON_TYPE, bytes: "{" },
  { type: JSON_TYPE, bytes: "{}garbage" },
  { type: JSON_TYPE, bytes: "{'a':1}" },
  { type: JSON_TYPE, bytes: '{"a":NaN}' },
  { type: JSON_TYPE, bytes: "null" },
  { type: JSON_TYPE, bytes: "[]" },
  { type: JSON_TYPE, bytes: '"text"' },
  { type: JSON_TYPE, bytes: "42" },
  { type: JSON_TYPE, bytes: "\ufeff{}" },
  { type: JSON_TYPE, bytes: Uint8Array.of(0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00) },
  { type: JSON_TYPE, bytes: Uint8Array.of(0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d) },
  { type: JSON_TYPE, bytes: Uint8Array.of(0, 0, 0, 0) },
  { type: JSON_TYPE, bytes: `{"a":"${"x".repeat(LARGE)}"}` },
  { type: JSON_TYPE, bytes: `${'{"a":'.repeat(DEEP)}1${"}".repeat(DEEP)}` },
  { type: "application/jsonp", bytes: "{}" },
  { type: "application/json; charset=utf-7", bytes: "+AHs-+AH0-" },
  { type: "text/plain", bytes: '{"a":1}' },
  { type: "multipart/form-data", bytes: "--x--" },
  { type: "multipart/form-data; boundary=x", bytes: "--x\r\n\r\n" },
  { type: 'multipart/form-data; boundary="', bytes: "--x--" },
  { type: `multipart/form-data; boundary=${"b".repeat(500)}`, bytes: "" },
  { type: FORM_TYPE, bytes: "%ff%fe=%00&=&a=%zz&__proto__[x]=1" },
  { type: FORM_TYPE, bytes: `a=${"x".repeat(40_000)}` },
  { type: "application/xml", bytes: '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>' },
  { type: "/", bytes: "{}" },
  { type: null, bytes: "{}" },
];

/** Returns JSON bodies around a valid value: mostly the value itself, else with another value in place of a part. */
export function jsonBodies(valid: Arbitrary<unknown>): Arbitrary<Body> {
  const json = (bytes: Arbitrary<string>) => bytes.map((text): Body => ({ type: JSON_TYPE, bytes: text }));
  return fc.oneof(
    { weight: 6, arbitrary: json(valid.map((value) => JSON.stringify(value))) },
    { weight: 4, arbitrary: json(spoiled(valid)) },
    { weight: 1, arbitrary: json(valid.map(withMore)) },
    { weight: 1, arbitrary: fc.constantFrom(...ODD_BODIES) },
    { weight: 1, arbitrary: json(cutOff(valid)) },
  );
}

/** Returns the same for the fields of a form, which are texts. */
export function formBodies(valid: Arbitrary<unknown>): Arbitrary<Body> {
  const fields = valid.map((value) => value as Record<string, string>);
  const form = (value: Record<string, string>): Body => ({
    type: FORM_TYPE,
    bytes: String(new URLSearchParams(value)),
  });
  const odd = fc.tuple(fields, fc.nat(), fc.constantFrom(...HOSTILE)).map(([value, at, text]) => {
    const names = Object.keys(value);
    return form({ ...value, [names[at % Math.max(names.length, 1)] ?? "x"]: text });
  });
  const missing = fc.tuple(fields, fc.nat()).map(([value, at]) => {
    const names = Object.keys(value);
    const gone = names[at % Math.max(names.length, 1)];
    return form(Object.fromEntries(Object.entries(value).filter(([name]) => name !== gone)));
  });
  return fc.oneof(
    { weight: 5, arbitrary: fields.map(form) },
    { weight: 4, arbitrary: odd },
    { weight: 1, arbitrary: missing },
    { weight: 1, arbitrary: fc.constantFrom(...ODD_BODIES) },
  );
}

/** Returns JSON in which one part, at any depth, has another value or is missing. */
function spoiled(valid: Arbitrary<unknown>): Arbitrary<string> {
  return fc.tuple(valid, fc.nat(), fc.option(fc.constantFrom(...ODD_VALUES))).map(([value, at, odd]) => {
    const places = placesOf(value);
    const place = places[at % Math.max(places.length, 1)] ?? [];
    return writeWith(value, place, odd);
  });
}

/** Returns the paths to all parts of a value. */
function placesOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => [
    [...path, name],
    ...placesOf(part, [...path, name]),
  ]);
}

/** Returns a value as JSON, with the JSON text `odd` at a place; without that part when `odd` is null. */
function writeWith(value: unknown, place: string[], odd: string | null): string {
  const [name, ...rest] = place;
  if (name === undefined || typeof value !== "object" || value === null) return odd ?? "null";
  const parts = Object.entries(value).flatMap(([key, part]) => {
    if (key !== name) return [[key, JSON.stringify(part)] as const];
    if (rest.length > 0) return [[key, writeWith(part, rest, odd)] as const];
    return odd === null ? [] : [[key, odd] as const];
  });
  if (Array.isArray(value)) return `[${parts.map(([, text]) => text).join(",")}]`;
  return `{${parts.map(([key, text]) => `${JSON.stringify(key)}:${text}`).join(",")}}`;
}

/** Adds members that no schema has. */
function withMore(value: unknown): string {
  const text = JSON.stringify(value);
  const more = '"__proto__":{"x":1},"constructor":{"prototype":{}},"userId":"x","id":"x","isAdmin":true,"":0';
  return text === "{}" || !text.startsWith("{") ? `{${more}}` : `{${more},${text.slice(1)}`;
}

function cutOff(valid: Arbitrary<unknown>): Arbitrary<string> {
  return valid
    .map((value) => JSON.stringify(value))
    .chain((text) => fc.nat(Math.max(text.length - 1, 0)).map((end) => text.slice(0, end)));
}
