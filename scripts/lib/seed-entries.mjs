import crypto from "node:crypto";
import { TZDate } from "@date-fns/tz";
import { format, subDays } from "date-fns";
import { CLOSINGS, MIDDLES, OPENINGS, PLACES, TITLES } from "./seed-words.mjs";

/** However many entries there are, they reach back about ten years and no further. */
const MAX_DAYS = 3650;

/** Days up to today that all have an entry, so that there is a current streak. */
const RECENT_RUN = 9;

/** Of how many days one has no entry, and of how many entries one has a bookmark, or no title, or no mood. */
const ONE_IN = { emptyDay: 6, bookmark: 12, untitled: 10, moodless: 5 };

/**
 * Entries spread over the past, the newest first. The same account gets the same ones again: the ids follow from the
 * account and the entry's number, so that an entry is never stored twice.
 * @param {{ id: string, timezone: string, count: number, now: Date, moods: typeof import("../../app/features/journal/domain/limits").MOODS }} options
 */
export function makeEntries({ id: userId, timezone, count, now, moods }) {
  const chance = randomNumbers(userId);
  /** @template T @param {readonly T[]} choices @returns {T} */
  const pick = (choices) => /** @type {T} */ (choices[Math.floor(chance() * choices.length)]);
  const oneIn = (/** @type {number} */ many) => chance() < 1 / many;
  const aDay = Math.max(1, count / (MAX_DAYS * (1 - 1 / ONE_IN.emptyDay)));
  /** @type {Array<Omit<import("../../app/server/ports/user-lane").EntryRow, "userId" | "preview" | "sanitizerVersion">>} */
  const entries = [];
  let planned = 0;
  for (let daysAgo = 0; entries.length < count; daysAgo += 1) {
    if (daysAgo >= RECENT_RUN && oneIn(ONE_IN.emptyDay)) continue;
    planned += aDay;
    while (entries.length < Math.min(count, Math.round(planned))) {
      const place = pick(PLACES);
      const createdAt = timeOf(daysAgo, chance(), timezone, now).toISOString();
      entries.push({
        id: entryId(userId, entries.length),
        entryType: "daily",
        title: oneIn(ONE_IN.untitled) ? "" : pick(TITLES).replace("{place}", place),
        content: `<p>${pick(OPENINGS).replace("{place}", place)} ${pick(MIDDLES)}</p><p>${pick(MIDDLES)} ${pick(CLOSINGS)}</p>`,
        mood: oneIn(ONE_IN.moodless) ? null : pick(moods),
        originalGreeting: "",
        originalInspiration: "",
        prayerIntentions: "",
        spiritualInsights: "",
        entryDate: format(new TZDate(createdAt, timezone), "yyyy-MM-dd"),
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

/**
 * A time between 06:00 and 22:00 of a day in a zone, never one that is still to come.
 * @param {number} daysAgo
 * @param {number} part of the sixteen hours, 0 to 1
 * @param {string} timezone
 * @param {Date} now
 */
function timeOf(daysAgo, part, timezone, now) {
  const day = subDays(new TZDate(now, timezone), daysAgo);
  const seconds = Math.floor((6 + part * 16) * 3600);
  const time = new TZDate(day.getFullYear(), day.getMonth(), day.getDate(), 0, 0, seconds, timezone);
  return new Date(Math.min(time.getTime(), now.getTime()));
}

/**
 * @param {string} userId
 * @param {number} number
 * @returns {string} the id of a user's entry with this number, in the form of a UUID
 */
function entryId(userId, number) {
  const hash = crypto.createHash("sha256").update(`seed:${userId}:${number}`).digest("hex");
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

/**
 * Numbers from 0 to 1 that look like chance and follow from a text (mulberry32).
 * @param {string} text
 * @returns {() => number}
 */
function randomNumbers(text) {
  let state = parseInt(crypto.createHash("sha256").update(text).digest("hex").slice(0, 8), 16);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
