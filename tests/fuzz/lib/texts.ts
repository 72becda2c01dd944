import fc, { type Arbitrary } from "fast-check";
import hostileInput from "../../security/hostile.json" with { type: "json" };
import { PAYLOADS } from "../../security/payloads";

/** Words that the product never says itself: in a refusal, they came from the request (MARK). */
export const mark = fc
  .integer({ min: 0, max: 0xffffffff })
  .map((number) => `zq${number.toString(16).padStart(8, "0")}`);

/** Texts that break out of a header, a statement, a pattern or an address. */
export const HOSTILE: readonly string[] = [
  ...hostileInput.texts,
  ...["*".repeat(200), "(".repeat(2_000), "<".repeat(1_000), "&".repeat(1_000), "<b>".repeat(1_000)],
  ...["e\u0301".repeat(300), "👨‍👩‍👧‍👦".repeat(50), `${"[".repeat(500)}](javascript:x)`],
];

const hostile = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.constantFrom(...PAYLOADS).map(({ text }) => text),
);

/** Returns texts of some length, with their mark first: plain words, any characters, or hostile ones. */
export function anyText(min: number, max: number): Arbitrary<string> {
  const words = fc.oneof(
    { weight: 4, arbitrary: fc.lorem({ maxCount: 30 }) },
    { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
    { weight: 3, arbitrary: hostile },
    { weight: 1, arbitrary: fc.constant("x".repeat(Math.min(max, 20_000))) },
  );
  return (
    fc
      .tuple(mark, words)
      .map(([start, text]) => `${start} ${text}`.padEnd(min, " words").slice(0, max))
      // Trimming must not make it too short.
      .map((text) => (text.trim().length < min ? text.padEnd(min, "x").slice(0, max) : text))
  );
}

const day = fc
  .date({ min: new Date("1990-01-01"), max: new Date("2026-01-01"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const email = mark.map((word) => `${word}@example.test`);
const zone = fc.constantFrom(
  "UTC",
  "Europe/Berlin",
  "America/New_York",
  "Asia/Kathmandu",
  "Pacific/Kiritimati",
);

/** Placeholders in a body for facts that only the sender knows. */
export const FACTS = { password: "@password@", binned: "@binned@", endpoint: "@endpoint@" } as const;
const NEW_PASSWORD = "Another quiet morning in May";

/** Values of fields whose schema checks them with a function. */
export const HINTS: Record<string, Arbitrary<string>> = {
  timezone: zone,
  entryDate: day,
  birthDate: fc.oneof(day, fc.constant("")),
  startDate: fc.constantFrom("2026-01-01", "2026-01-05"),
  endDate: fc.constantFrom("2026-01-31", "2026-02-20"),
  from: day,
  to: day,
  date: day,
  on: day,
  calendarDate: day,
  lastJournalDate: day,
  localDate: day,
  createdAt: day.map((date) => `${date}T12:00:00.000Z`),
  updatedAt: day.map((date) => `${date}T12:00:00.000Z`),
  deletedAt: day.map((date) => `${date}T12:00:00.000Z`),
  completedAt: day.map((date) => `${date}T12:00:00.000Z`),
  email,
  redirectTo: fc.constantFrom("/journal", ...hostileInput.redirects, `/${"x".repeat(3_000)}`),
  currentPassword: fc.oneof(fc.constant(FACTS.password), mark),
  newPassword: fc.oneof(fc.constant(NEW_PASSWORD), fc.constantFrom("short", "password", "x".repeat(1_025))),
  confirmPassword: fc.constant(NEW_PASSWORD),
  password: fc.oneof({ weight: 3, arbitrary: fc.constant(FACTS.password) }, { weight: 1, arbitrary: mark }),
  ids: fc.oneof(fc.constant(FACTS.binned), fc.uuid()),
  work: fc.constantFrom(
    "bible John",
    "bible Ps",
    "bible Jude",
    "summa I",
    "irenaeus-heresies 3",
    "confessions",
  ),
  passage: fc.constantFrom(
    "web-c/bible John/6053-6058,6060",
    "summa/summa I/2003001",
    "web-c/bible John/9-1",
    "",
  ),
  endpoint: fc.oneof(
    fc.constant(FACTS.endpoint),
    mark.map((word) => `https://127.0.0.1:9/${word}`),
  ),
  zipCode: fc.constantFrom("10001", "94103", "00000", ""),
  time: fc.constantFrom("06:00", "23:59", "00:00"),
  limit: fc.integer({ min: 1, max: 100 }).map(String),
};

/** Returns texts of one of zod's formats. */
export function ofFormat(format: string): Arbitrary<string> {
  if (format === "email") return email;
  if (format === "uuid" || format === "guid") return fc.uuid();
  if (format === "url") return fc.webUrl();
  throw new Error(`Unknown format ${format}`);
}
