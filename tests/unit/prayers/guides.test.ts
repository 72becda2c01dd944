import { describe, expect, it } from "vitest";
import { verseOfDay } from "~/features/calendar/domain/verses/verse-of-day";
import { prepareContent } from "~/features/journal/server/prepare-content.server";
import { GUIDE_IDS, isScriptureGuide } from "~/features/prayers/domain/guides/guide";
import { guideOfDay } from "~/features/prayers/domain/guides/guide-of-day";
import { journalNoteHtml } from "~/features/prayers/domain/guides/journal-note";
import { mysteriesOfDay } from "~/features/prayers/domain/guides/mysteries-of-day";
import { guideName, isPastPlace, placeKey, readPlace } from "~/features/prayers/domain/guides/place";
import { checkCitation } from "~/features/texts/domain/citations/check-citation";
import { findCitations } from "~/features/texts/domain/citations/find-citations";

const DAY = "2026-11-20";

describe("the mysteries of a day", () => {
  it.each([
    ["2026-07-05", "Glorious", "a Sunday in Ordinary Time"],
    ["2026-07-06", "Joyful", "Monday"],
    ["2026-07-07", "Sorrowful", "Tuesday"],
    ["2026-07-08", "Glorious", "Wednesday"],
    ["2026-07-09", "Luminous", "Thursday"],
    ["2026-07-10", "Sorrowful", "Friday"],
    ["2026-07-11", "Joyful", "Saturday"],
    ["2026-11-29", "Joyful", "the First Sunday of Advent"],
    ["2026-12-02", "Glorious", "a Wednesday of Advent"],
    ["2026-12-27", "Joyful", "a Sunday of Christmas"],
    ["2027-02-14", "Sorrowful", "the First Sunday of Lent"],
    ["2027-02-17", "Glorious", "a Wednesday of Lent"],
    ["2027-03-21", "Sorrowful", "Palm Sunday"],
    ["2027-03-28", "Glorious", "Easter"],
    ["2027-05-16", "Glorious", "Pentecost"],
  ])("has for %s the %s mysteries: %s", (day, set) => {
    expect(mysteriesOfDay(day)).toBe(set);
  });
});

describe("a guided prayer", () => {
  it.each(GUIDE_IDS)("gives instructions, prayers or questions at every step of %s", (id) => {
    const guide = guideOfDay(id, DAY);
    expect(guide.id).toBe(id);
    expect(guide.steps.length).toBeGreaterThanOrEqual(6);
    for (const { title, words, prayers = [], questions = [], times = 1 } of guide.steps) {
      expect(title).toBeTruthy();
      expect(words.length + prayers.length + questions.length, title).toBeGreaterThan(0);
      expect(times === 1 || prayers.length === 1, title).toBe(true);
    }
  });

  it.each(GUIDE_IDS)("cites only existing references in %s", (id) => {
    const cited = findCitations(JSON.stringify(guideOfDay(id, DAY)));
    expect(cited.filter((one) => checkCitation(one).state !== "exists").map(({ raw }) => raw)).toEqual([]);
  });

  it("uses the verse of the day in guides on Scripture, which count as Scripture read", () => {
    for (const id of ["lectio", "four-senses"] as const) {
      const { verse, subtitle } = guideOfDay(id, DAY);
      expect(verse).toEqual(verseOfDay(DAY));
      expect(subtitle).toBe(verseOfDay(DAY).reference);
    }
    expect(GUIDE_IDS.filter(isScriptureGuide)).toEqual(["lectio", "four-senses"]);
  });

  it("prays five decades and fifty-three Hail Marys in the Rosary", () => {
    const { steps, subtitle } = guideOfDay("rosary", "2026-07-10");
    const said = (name: string) =>
      steps
        .filter(({ prayers }) => prayers?.some((prayer) => prayer.name === name))
        .reduce((sum, { times = 1 }) => sum + times, 0);
    expect(subtitle).toBe("The Sorrowful Mysteries");
    expect([said("Hail Mary"), said("Our Father"), said("Glory Be"), said("Apostles’ Creed")]).toEqual([
      53, 6, 6, 1,
    ]);
    expect(steps[4]).toMatchObject({ part: "First Sorrowful Mystery", title: "The Agony in the Garden" });
  });
});

describe("a place that the browser keeps", () => {
  it("restores a stored place, and starts over for anything invalid", () => {
    const kept = { position: 4, isCounted: true };
    expect(readPlace(JSON.stringify(kept), 4)).toEqual(kept);
    const others = [null, "", "{", "null", "[]", '{"position":5}', '{"position":-1}', '{"position":"2"}'];
    for (const other of others) expect(readPlace(other, 4)).toEqual({ position: 0, isCounted: false });
  });

  it("stores a place for one user, guide and day", () => {
    const key = placeKey("ada", DAY, "lectio");
    const withVerses = guideName({ id: "lectio", selected: "web-c/bible John/6053" });
    expect(placeKey("ada", DAY, withVerses)).not.toBe(key);
    expect(new Set([key, placeKey("ada", DAY, "rosary"), placeKey("eve", DAY, "lectio")]).size).toBe(3);
    expect(isPastPlace(key, "ada", DAY)).toBe(false);
    expect(isPastPlace(key, "ada", "2026-11-21")).toBe(true);
    expect(isPastPlace(key, "eve", "2026-11-21")).toBe(false);
    expect(isPastPlace("acolyte:guided-prayer:sound", "ada", DAY)).toBe(false);
  });
});

describe("the closing note as a journal entry", () => {
  const lectio = guideOfDay("lectio", "2026-11-22");

  it("saves the verse and the paragraphs of the note as text", () => {
    const html = journalNoteHtml(lectio, "Remember me & mine.\n\n<b>Stay</b>");
    expect(html).toBe(
      "<blockquote><p>Lord, remember me when thou shalt come into thy kingdom.</p><p>Luke 23:42</p></blockquote>" +
        "<p>Remember me &amp; mine.</p><p>&lt;b&gt;Stay&lt;/b&gt;</p>",
    );
    expect(prepareContent(html).content).toBe(html);
  });

  it("names the prayer when the note is empty", () => {
    expect(journalNoteHtml(guideOfDay("examen", DAY), " \n")).toBe("<p>I prayed: The Examen.</p>");
    expect(journalNoteHtml(guideOfDay("rosary", "2026-07-10"), "")).toBe(
      "<p>I prayed the Rosary: the Sorrowful Mysteries.</p>",
    );
  });
});
