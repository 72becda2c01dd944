import fs from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { PRAYER_STYLES, type PrayerStyle } from "~/features/accounts/domain/profile-options";
import { composePrayer } from "~/features/companion/domain/compose/prayer/compose-prayer";
import { splitSentences } from "~/features/companion/domain/sentences";
import { addDays } from "~/shared/dates";
import type { Mood } from "~/shared/vocabulary";
import { prayerTask } from "./texts";

const DIRECTORY = path.resolve("tests/eval/diaries");

/** An entry of a diary, with words of which its prayer has to name one of each kind. */
interface Entry {
  text: string;
  mood: Mood;
  people: string[];
  events: string[];
  feelings: string[];
}

const DIARIES = fs.readdirSync(DIRECTORY).map((file) => ({
  file,
  entries: (parse(fs.readFileSync(path.join(DIRECTORY, file), "utf8")) as { entries: Entry[] }).entries,
}));

const pray = ({ text, mood }: Entry, day: number, style: PrayerStyle) =>
  composePrayer(prayerTask({ text, mood, style, date: addDays("2026-10-05", day), season: "Ordinary Time" }));

const names = (prayer: string, words: string[]) =>
  words.length === 0 || words.some((word) => new RegExp(`\\b${word}`, "i").test(prayer));

describe.each(DIARIES)("prayers on 14 days of $file", ({ entries }) => {
  it.each(PRAYER_STYLES)("of style %s name people and events, and rarely repeat a line", (style) => {
    const prayers = entries.map((entry, day) => ({ entry, prayer: pray(entry, day, style) }));
    const named = prayers.filter(
      ({ entry, prayer }) =>
        names(prayer, entry.people) && names(prayer, [...entry.events, ...entry.feelings]),
    );
    expect(named.length).toBeGreaterThanOrEqual(12);

    const lines = prayers.flatMap(({ prayer }) => splitSentences(prayer).filter((line) => line !== "Amen."));
    expect(new Set(lines).size / lines.length).toBeGreaterThanOrEqual(0.8);
    for (const line of lines) expect(lines.filter((other) => other === line).length).toBeLessThanOrEqual(3);
  });
});
