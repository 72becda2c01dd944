import { Buffer } from "node:buffer";
import fc, { type Arbitrary } from "fast-check";
import type { Schema } from "../../../app/http/parse.server";
import hostileInput from "../../security/hostile.json" with { type: "json" };
import { encode } from "../../security/payloads";
import type { Call } from "../call-table";
import { accepted } from "./from-schema";
import { type Body, formBodies, jsonBodies } from "./hostile";
import { multipart, PNG } from "./member";
import { HOSTILE, mark } from "./texts";

/** The owner of the id in a path, or a text that is no id at all. */
type Named = { of: "own" | "other" | "unknown" } | { of: "odd"; text: string };

/** One request of a call, except for its id, which the accounts provide. */
export interface Attempt {
  method: string;
  id: Named;
  /** With its question mark, or empty. */
  query: string;
  headers: Record<string, string>;
  body: Body | null;
}

/** Ids that no path has, each encoded for an address. */
const ODD_IDS: readonly string[] = [
  ...HOSTILE.map((text) => encode(text.slice(0, 500))),
  ...hostileInput.ids,
  "x".repeat(5_000),
];
const ODD_QUERIES = [...hostileInput.queries, `?before=${"x".repeat(3_000)}`];
/** Remix's requests for the data of a page; `_routes` names the parts. */
const DATA_QUERIES: readonly string[] = [
  ".data",
  ".data?_routes=root",
  ".data?_routes=routes/journal,root,__proto__",
  ".data?_routes=%00",
  ".data?index&_routes=",
];
const ODD_METHODS = ["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE", "PROPFIND", "QUERY"];
const ODD_HEADERS: readonly Record<string, string>[] = [
  { Accept: "text/event-stream" },
  { Accept: "*/*;q=oops" },
  { "Idempotency-Key": "" },
  { "Idempotency-Key": "k".repeat(201) },
  { "Idempotency-Key": "one key" },
  { "If-Match": '"1"' },
  { "If-Match": "W/x, *" },
  { "If-None-Match": "*" },
  { "X-Acting-User": "somebody else" },
  { "Accept-Language": "x".repeat(2_000) },
  { "User-Agent": "<script>x</script>".repeat(50) },
  { "Content-Encoding": "gzip" },
  { "X-HTTP-Method-Override": "DELETE" },
  { "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "gopher" },
  { Range: "bytes=0-0,-1" },
  { Cookie: "acolyte_session=; acolyte_session=%00; acolyte_toast=%7B; acolyte_theme=<b>" },
];

/** Returns requests of a call: mostly valid, else with something odd in one place. */
export function attemptsOf(call: Call): Arbitrary<Attempt> {
  return fc.record({
    method: rarely(fc.constant<string>(call.method), fc.constantFrom(...ODD_METHODS), 20),
    id: namedBy(call),
    query: queryOf(call),
    headers: rarely(fc.constant({}), fc.constantFrom(...ODD_HEADERS), 6),
    body: bodyOf(call),
  });
}

/** Returns `odd` once in so many times. */
function rarely<T>(usual: Arbitrary<T>, odd: Arbitrary<T>, times: number): Arbitrary<T> {
  return fc.oneof({ weight: times - 1, arbitrary: usual }, { weight: 1, arbitrary: odd });
}

function namedBy(call: Call): Arbitrary<Named> {
  if (!call.id) return fc.constant({ of: "unknown" });
  return fc.oneof(
    { weight: 5, arbitrary: fc.constant<Named>({ of: "own" }) },
    // A shared page counts its visitors.
    { weight: 1, arbitrary: fc.constant<Named>({ of: call.id === "shared" ? "own" : "other" }) },
    { weight: 1, arbitrary: fc.constant<Named>({ of: "unknown" }) },
    { weight: 2, arbitrary: fc.constantFrom(...ODD_IDS).map((text): Named => ({ of: "odd", text })) },
  );
}

function queryOf({ query }: Call): Arbitrary<string> {
  if (!query) return rarely(fc.constant(""), fc.constantFrom(...ODD_QUERIES, ...DATA_QUERIES), 8);
  const valid = accepted(query).map((value) => value as Record<string, unknown>);
  const hostile = fc.tuple(valid, fc.nat(), fc.constantFrom(...HOSTILE)).map(([value, at, text]) => {
    const names = namesOf(query, value);
    return { ...value, [names[at % Math.max(names.length, 1)] ?? "x"]: text };
  });
  return fc.oneof(
    { weight: 5, arbitrary: valid.map(written) },
    { weight: 4, arbitrary: hostile.map(written) },
    { weight: 1, arbitrary: fc.constantFrom(...ODD_QUERIES, ...DATA_QUERIES) },
  );
}

/** Returns the names that a query may have. */
function namesOf(query: Schema, value: object): string[] {
  const { shape } = query._zod.def as { shape?: object };
  return Object.keys(shape ?? value);
}

function written(value: Record<string, unknown>): string {
  return `?${new URLSearchParams(Object.entries(value).map(([name, part]) => [name, String(part)]))}`;
}

function bodyOf(call: Call): Arbitrary<Body | null> {
  if (call.body) return jsonBodies(accepted(call.body));
  if (call.form) return formBodies(accepted(call.form));
  if (call.upload === "bytes") return files.map((bytes) => ({ type: "application/octet-stream", bytes }));
  if (call.upload === "field") return forms;
  if (call.method === "GET") return fc.constant(null);
  return rarely<Body | null>(fc.constant(null), jsonBodies(fc.constant({})), 3);
}

/** Valid and broken pictures. */
const files: Arbitrary<Uint8Array> = fc.oneof(
  // A new picture each time.
  { weight: 3, arbitrary: mark.map((text) => Buffer.concat([PNG, Buffer.from(text)])) },
  { weight: 1, arbitrary: fc.nat(PNG.length).map((end) => PNG.subarray(0, end)) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }) },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.nat(PNG.length - 1), fc.nat(255)).map(([at, value]) => {
      const bytes = Buffer.from(PNG);
      bytes[at] = value;
      return bytes;
    }),
  },
);

const forms: Arbitrary<Body> = fc
  .record({
    field: rarely(fc.constant("image"), fc.constantFrom("file", "", "image[]", "__proto__"), 8),
    name: rarely(fc.constant("x.png"), fc.constantFrom('".html', "../../x", "x.svg\u0000.png", ""), 4),
    type: rarely(fc.constant("image/png"), fc.constantFrom("text/html", "image/svg+xml", "", "x\ty"), 4),
    bytes: files,
    isWhole: rarely(fc.constant(true), fc.constant(false), 10),
  })
  .map(({ field, name, type, bytes, isWhole }) => {
    const form = multipart(field, name, type, bytes);
    return { type: form.type, bytes: isWhole ? form.body : form.body.subarray(0, form.body.length / 2) };
  });
