import crypto from "node:crypto";
import { TZDate } from "@date-fns/tz";
import { subDays } from "date-fns";
import { MOODS } from "~/features/journal/domain/limits";
import type { EntryRow } from "~/server/ports/user-lane";
import { localDateIn } from "~/shared/dates";

/** However many entries there are, they reach back about ten years and no further. */
const MAX_DAYS = 3650;

/** Days up to today that all have an entry, so that there is a current streak. */
const RECENT_RUN = 9;

/** Of how many days one has no entry, and of how many entries one has a bookmark, or no title, or no mood. */
const ONE_IN = { emptyDay: 6, bookmark: 12, untitled: 10, moodless: 5 };

const PLACES = "kitchen,garden,bus,chapel,hospital,river,market,office,old bridge,train,library,hills".split(
  ",",
);
const TITLES = [
  "Morning in the {place}",
  "A psalm in the {place}",
  "On the way from the {place}",
  "A hard conversation",
  "Evening examen",
  "Gratitude",
  "The Gospel of the day",
  "Tired, and held",
];
const OPENINGS = [
  "I sat down in the {place} before anyone else was awake.",
  "It rained on the way to the {place}, and I did not mind.",
  "A line from the psalm followed me to the {place} this morning.",
  "A stranger in the {place} was kind to me.",
];
const MIDDLES = [
  "I thought of everyone I had promised to pray for, and named them one by one.",
  "The worry about the results is still there, smaller than yesterday.",
  "I asked for patience and was given an occasion to practise it.",
  "What I took for dryness may have been rest.",
  "I lost my temper over something small and had to go back and apologise.",
  "Grandmother's rosary was in my pocket the whole day.",
  "I keep returning to the lamp that is not put under a basket.",
];
const CLOSINGS = [
  "Lord, teach me to begin again.",
  "Stay with us, for it is toward evening.",
  "Let me be content with daily bread.",
  "Mary, Mother of God, pray for us.",
];

type SeedEntry = Omit<EntryRow, "userId" | "preview" | "sanitizerVersion">;

/**
 * Returns entries spread over the past, newest first. The same account gets the same ones again: the ids follow from the
 * account and the entry's number, so that an entry is never stored twice.
 */
export function makeEntries(
  account: { id: string; timezone: string },
  count: number,
  now: Date,
): SeedEntry[] {
  const { id: userId, timezone } = account;
  const chance = randomNumbers(userId);
  const pick = <T>(choices: readonly T[]) => choices[Math.floor(chance() * choices.length)] as T;
  const oneIn = (many: number) => chance() < 1 / many;
  const aDay = Math.max(1, count / (MAX_DAYS * (1 - 1 / ONE_IN.emptyDay)));
  const entries: SeedEntry[] = [];
  let planned = 0;
  for (let daysAgo = 0; entries.length < count; daysAgo += 1) {
    if (daysAgo >= RECENT_RUN && oneIn(ONE_IN.emptyDay)) continue;
    planned += aDay;
    while (entries.length < Math.min(count, Math.round(planned))) {
      const place = pick(PLACES);
      const write = (choices: string[]) => pick(choices).replace("{place}", place);
      const createdAt = timeOf(daysAgo, chance(), timezone, now).toISOString();
      entries.push({
        id: entryId(userId, entries.length),
        entryType: "daily",
        title: oneIn(ONE_IN.untitled) ? "" : write(TITLES),
        content: `<p>${write(OPENINGS)} ${write(MIDDLES)}</p><p>${write(MIDDLES)} ${write(CLOSINGS)}</p>`,
        mood: oneIn(ONE_IN.moodless) ? null : pick(MOODS),
        originalGreeting: "",
        originalInspiration: "",
        prayerIntentions: "",
        spiritualInsights: "",
        entryDate: localDateIn(timezone, new Date(createdAt)),
        timezone,
        isBookmarked: oneIn(ONE_IN.bookmark),
        version: 1,
        idempotencyKey: null,
        createdAt,
        updatedAt: createdAt,
        deletedAt: null,
      });
    }
  }
  return entries;
}

/** Returns a time between 06:00 and 22:00 of a day in a zone, never one that is still to come. `part` is from 0 to 1. */
function timeOf(daysAgo: number, part: number, timezone: string, now: Date): Date {
  const day = subDays(new TZDate(now, timezone), daysAgo);
  const seconds = Math.floor((6 + part * 16) * 3600);
  const time = new TZDate(day.getFullYear(), day.getMonth(), day.getDate(), 0, 0, seconds, timezone);
  return new Date(Math.min(time.getTime(), now.getTime()));
}

/** Returns the id of a user's entry with this number, in the form of a UUID. */
function entryId(userId: string, number: number): string {
  const hash = crypto.createHash("sha256").update(`seed:${userId}:${number}`).digest("hex");
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

/** Returns numbers from 0 to 1 that look like chance and follow from a text (mulberry32). */
function randomNumbers(text: string): () => number {
  let state = parseInt(crypto.createHash("sha256").update(text).digest("hex").slice(0, 8), 16);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
