import { z } from "zod/mini";
import { PRAYER_STYLES } from "~/features/accounts/domain/profile-options";
import { SEASONS } from "~/features/calendar/domain/liturgy/types";
import { TIMES_OF_DAY } from "~/features/calendar/domain/time-of-day";
import type { CompanionTexts } from "~/features/companion/domain/compose/companion-texts";
import { THEMES } from "~/features/companion/domain/compose/words/themes";
import { MODES } from "~/features/companion/domain/limits";
import { misattributedIn } from "~/features/texts/domain/quotations/misattributed";
import { MOODS } from "~/shared/vocabulary";
import { type ContentFiles, line, lines, textWith } from "./content-files";

/** Reads `content/companion`, from which the companion composes without a language model. */
export const readCompanionTexts = (files: ContentFiles): CompanionTexts => ({
  prayers: Object.fromEntries(
    PRAYER_STYLES.map((style) => [
      style,
      files.file(`content/companion/prayers/${style}.yaml`, prayer).value,
    ]),
  ) as CompanionTexts["prayers"],
  ...files.file("content/companion/matters.yaml", matters).value,
  names: files.file("content/companion/names.yaml", names).value.flatMap((line) => line.split(" ")),
  reflections: files.file("content/companion/reflections.yaml", reflections).value,
  insights: files.file("content/companion/insights.yaml", insights).value,
  starters: files.file("content/companion/starter-questions.yaml", starters).value,
});

const notMisattributed = z.refine<string>(
  (text) => !misattributedIn(text),
  "has a saying that its supposed author never said",
);
/** A list in which each text is different. */
const different = (text: z.ZodMiniType<string>, least: number) =>
  z.array(text).check(
    z.minLength(least),
    z.refine((all) => new Set(all).size === all.length, "has the same text twice"),
  );

/** One sentence of a prayer, which may name a saint. With slots, it has to name the writer's words of these kinds. */
const sentence = (...slots: string[]) =>
  textWith("saint", "saintName", ...slots).check(
    z.regex(/^[\p{Lu}{][^.!?]+\.$/u, "has to be one sentence with a period"),
    z.maxLength(190),
    z.refine(
      (text) => slots.every((slot) => text.includes(`{${slot}}`)),
      `has to name ${slots.map((slot) => `{${slot}}`).join(" and ")}`,
    ),
    z.refine((text) => !/\bI bless (?:you|\{)|\babsolve/i.test(text), "says what only a priest says"),
    notMisattributed,
  );
const sentences = (...slots: string[]) => different(sentence(...slots), 1);
/** Lines of which two weeks of prayers rarely repeat one. */
const many = (...slots: string[]) => different(sentence(...slots), 7);
const naming = (season: RegExp) => sentence().check(z.regex(season, "has to name the season"));

const prayer = z.strictObject({
  addresses: z.array(line),
  // Enough for ten prayers that begin, go on and end in different words.
  openings: different(sentence(), 10),
  heavy: many("feeling"),
  glad: many("feeling"),
  naming: many("matter"),
  thanks: many("matter"),
  sorry: sentences("matter"),
  amends: sentences("people"),
  asks: many("gift"),
  asksFor: many("people", "gift"),
  departed: sentences("departed"),
  hopes: sentences("hope"),
  wishes: sentences("wish"),
  themes: z.record(z.enum(THEMES), sentences()),
  general: different(sentence(), 8),
  seasons: z.strictObject({
    Advent: naming(/Advent/),
    Christmas: naming(/Christmas/),
    "Ordinary Time": naming(/ordinary|season|days|weeks/i),
    Lent: naming(/Lent/),
    "Paschal Triduum": naming(/days|nights/),
    Easter: naming(/Easter|Pascha/),
  }),
  hours: z.record(z.enum(TIMES_OF_DAY), sentence()),
  closings: different(sentence(), 11),
});

/** Questions that name the writer's words. */
const asking = (slot: string) =>
  different(textWith(slot).check(z.regex(/^[A-Z][^?!]{10,110}\?$/, "has to be one short question")), 3);
/** A regular expression of whole words. */
const pattern = line.check(
  z.refine((text) => {
    try {
      return new RegExp(text, "iu").test("") === false;
    } catch {
      return false;
    }
  }, "has to be a regular expression that matches words"),
);
/** A phrase that goes on in a sentence. */
const phrase = line.check(z.regex(/^[^.!?]{3,80}$/, "has to be a phrase without a mark"));
const gifts = different(phrase, 2);
const matters = z.strictObject({
  matters: z.array(
    z.strictObject({
      id: line,
      tone: z.enum(["plea", "thanks", "sorry", "any"]),
      names: z.record(phrase, pattern),
      good: z.optional(z.array(textWith("event"))),
      gifts,
    }),
  ),
  feelings: z.array(
    z.strictObject({
      word: phrase,
      tone: z.enum(["glad", "heavy"]),
      says: pattern,
      gifts: z.optional(gifts),
    }),
  ),
  gifts: z.strictObject({ glad: gifts, heavy: gifts }),
  questions: z.strictObject({
    plea: asking("matter"),
    thanks: asking("matter"),
    sorry: asking("matter"),
    people: asking("people"),
    departed: asking("people"),
  }),
});
const names = z.array(z.string().check(z.regex(/^[a-z ]+$/, "has to be names in small letters")));

const question = line.check(
  z.regex(/^[A-Z][^?!]{10,110}\?$/, "has to be one short question"),
  notMisattributed,
);
const reflections = z.record(
  z.enum([...THEMES, "general"]),
  z.strictObject({ leads: z.array(line.check(notMisattributed)), questions: different(question, 7) }),
);

const place = line.check(
  z.regex(/^(?:[12] )?[A-Z][a-z]+ \d+:\d+(?:-\d+)?$/, "has to be a place: Psalm 23:1-2"),
);
const insights = z.strictObject({
  moods: z.record(
    z.enum([...MOODS, "beginning"]),
    z.strictObject({
      practices: lines,
      prayers: lines,
      verses: z.array(z.strictObject({ text: line, reference: place })).check(z.minLength(1)),
    }),
  ),
  heavyDays: line,
  seasons: z.record(z.enum(SEASONS), line),
});

const starters = z.record(z.enum(SEASONS), z.record(z.enum(MODES), different(line, 6).check(z.length(6))));
