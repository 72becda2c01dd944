import { z } from "zod/mini";
import { INSPIRATION_SOURCES } from "~/features/accounts/domain/profile-options";
import {
  CALENDARS,
  COLOURS,
  FIXED_RANKS,
  SEASON_PARTS,
  SEASONS,
} from "~/features/calendar/domain/liturgy/types";
import { TIMES_OF_DAY } from "~/features/calendar/domain/time-of-day";
import { PERSPECTIVES } from "~/features/companion/domain/limits";
import { DANGER_KINDS, HELP_LANGUAGES, HELP_REGIONS } from "~/features/safety/contract";
import { CONDITIONS, TEXT_VALUES } from "~/features/site/domain/text-values";
import { checkCitation } from "~/features/texts/domain/citations/check-citation";
import { findCitations } from "~/features/texts/domain/citations/find-citations";
import { placeRunsOf } from "~/features/texts/domain/citations/overlap";
import { MYSTERY_SETS } from "~/shared/vocabulary";
import { readCompanionTexts } from "./companion-texts";
import { type ContentFiles, line, lines, textWith } from "./content-files";

/** The modules `#content/...` by name, as app/content.d.ts declares them. */
export interface BundledContent {
  quotations: typeof import("#content/quotations").default;
  perspectives: typeof import("#content/perspectives").default;
  companion: typeof import("#content/companion").default;
  saints: typeof import("#content/saints").default;
  verses: typeof import("#content/verses").default;
  "day-words": typeof import("#content/day-words").default;
  prayers: typeof import("#content/prayers").default;
  pages: typeof import("#content/pages").default;
  "help-lines": typeof import("#content/help-lines").default;
  search: typeof import("#content/search").default;
}

/** Reads the content that the code needs without a database. */
export const readBundledContent = (files: ContentFiles): BundledContent => ({
  quotations: readQuotations(files),
  perspectives: files.file("content/perspectives.yaml", z.record(z.enum(PERSPECTIVES), line)).value,
  companion: readCompanionTexts(files),
  saints: files.folder("content/calendar/saints", saints).flatMap(({ value }) => value),
  verses: readVerses(files),
  "day-words": readDayWords(files),
  prayers: readPrayers(files),
  pages: readPages(files),
  "help-lines": readHelpLines(files),
  search: readSearch(files),
});

function readQuotations(files: ContentFiles): BundledContent["quotations"] {
  const sources = INSPIRATION_SOURCES.filter((source) => source !== "none" && source !== "surprise_me");
  const quotations = z.array(z.strictObject({ text: line, reference: line })).check(z.minLength(1));
  // A partial record keeps the order of the file, in which "surprise me" goes through the quotations.
  const bySource = z
    .partialRecord(z.enum(sources), quotations)
    .check(z.refine((value) => sources.every((source) => value[source]), `needs ${sources.join(", ")}`));
  const { value } = files.file("content/quotations.yaml", bySource);
  return (Object.entries(value) as [(typeof sources)[number], z.infer<typeof quotations>][]).flatMap(
    ([source, list]) => list.map((quotation) => ({ source, ...quotation })),
  );
}

const saints = z.array(
  z.strictObject({
    date: z.string().check(z.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, "is month and day: 04-23")),
    name: line,
    rank: z.enum(FIXED_RANKS),
    color: z.optional(z.enum(COLOURS)),
    calendar: z.optional(z.enum(CALENDARS)),
  }),
);

const verse = z.strictObject({
  reference: line,
  ownReference: z.optional(line),
  text: line,
  translation: z._default(z.enum(["Douay-Rheims", "World English Bible"]), "Douay-Rheims"),
});

function readVerses(files: ContentFiles): BundledContent["verses"] {
  const week = z.string().check(z.regex(/^[1-9]\d?$/));
  const schema = z.strictObject({
    season: z.optional(z.enum(SEASONS)),
    weeks: z._default(z.record(week, z.array(verse)), {}),
    days: z._default(z.record(z.string(), verse), {}),
  });
  const parts = files.folder("content/calendar/verses", schema).map(({ value }) => value);
  const weeksOf = (weeks: Record<string, z.infer<typeof verse>[]>) =>
    Array.from({ length: Math.max(...Object.keys(weeks).map(Number)) }, (_, index) => weeks[index + 1] ?? []);
  return {
    days: Object.assign({}, ...parts.map(({ days }) => days)),
    weeks: Object.fromEntries(
      parts.flatMap(({ season, weeks }) => (season ? [[season, weeksOf(weeks)]] : [])),
    ),
  };
}

function readDayWords(files: ContentFiles): BundledContent["day-words"] {
  const named = ["solemnities", "feasts", "days"].map(
    (name) => files.file(`content/calendar/words/${name}.yaml`, z.record(z.string(), line)).value,
  );
  const memorials = z.array(z.strictObject({ named: z.optional(lines), text: line }));
  const seasons = z.record(z.enum(SEASON_PARTS), z.strictObject({ sunday: line, weekday: line }));
  const prompts = z.strictObject({ prompts: lines, verses: lines, quotations: lines });
  return {
    named: Object.assign({}, ...named),
    memorials: files.file("content/calendar/words/memorials.yaml", memorials).value,
    seasons: files.file("content/calendar/words/seasons.yaml", seasons).value,
    prompts: files.file("content/calendar/prompts.yaml", z.record(z.enum(TIMES_OF_DAY), prompts)).value,
  };
}

function readPrayers(files: ContentFiles): BundledContent["prayers"] {
  const texts = z.record(z.string(), z.strictObject({ name: line, lines }));
  const prayers = files.file("content/prayers/prayers.yaml", texts).value;
  const prayer = z.pipe(
    z.enum(Object.keys(prayers)),
    z.transform((id) => prayers[id]!),
  );
  const stepsWith = (text: typeof line) =>
    z.array(
      z.strictObject({
        part: z.optional(text),
        title: text,
        words: z._default(z.array(text), []),
        verse: z.optional(z.literal(true)),
        questions: z.optional(lines),
        prayers: z.optional(z.array(prayer)),
        times: z.optional(z.int()),
        silence: z.optional(z.int()),
      }),
    );
  const headWith = (text: typeof line) => ({
    title: line,
    subtitle: text,
    minutes: z.int(),
    closingQuestion: line,
    entryTitle: text,
  });
  const guide = z.strictObject({ ...headWith(textWith("reference")), steps: stepsWith(line) });
  const mysteries = z.array(z.strictObject({ name: line, fruit: line, verse })).check(z.length(5));
  const rosary = z.strictObject({
    ...headWith(textWith("set")),
    opening: stepsWith(line),
    decade: stepsWith(textWith("ordinal", "set", "mystery", "fruit")),
    ending: stepsWith(line),
    mysteries: z.record(z.enum(MYSTERY_SETS), mysteries),
  });
  return {
    examen: files.file("content/prayers/examen.yaml", guide).value,
    lectio: files.file("content/prayers/lectio.yaml", guide).value,
    "four-senses": files.file("content/prayers/four-senses.yaml", guide).value,
    rosary: files.file("content/prayers/rosary.yaml", rosary).value,
  };
}

function readPages(files: ContentFiles): BundledContent["pages"] {
  const filled = textWith(...Object.keys(TEXT_VALUES));
  const texts = z.array(z.union([filled, z.strictObject({ if: z.enum(CONDITIONS), text: filled })]));
  const item = z.strictObject({ id: line, question: line, answer: texts });
  const faq = z.array(z.strictObject({ title: line, items: z.array(item) }));
  const sections = z.array(
    z.strictObject({ id: line, title: line, paragraphs: z.optional(texts), list: z.optional(texts) }),
  );
  return {
    faq: files.file("content/pages/faq.yaml", faq).value,
    privacy: files.file("content/pages/privacy.yaml", sections).value,
    terms: files.file("content/pages/terms.yaml", sections).value,
  };
}

/** The source and the date of the last check stay in the file: they are for editors. */
function readHelpLines(files: ContentFiles): BundledContent["help-lines"] {
  const words = Object.fromEntries(HELP_LANGUAGES.map((language) => [language, line])) as Record<
    (typeof HELP_LANGUAGES)[number],
    typeof line
  >;
  const proof = {
    source: z.string().check(z.regex(/^https:\/\//, "is a web address")),
    checked: z.string().check(z.regex(/^20\d\d-\d\d-\d\d$/, "is a date: 2026-11-22")),
  };
  const helpLine = z.strictObject({ id: line, kinds: z.array(z.enum(DANGER_KINDS)), ...words, ...proof });
  const region = z.strictObject({ emergency: z.strictObject(words), ...proof, lines: z.array(helpLine) });
  const { value } = files.file("content/help-lines.yaml", z.record(z.enum(HELP_REGIONS), region));
  const shown = HELP_REGIONS.map((name) => {
    const { emergency, lines } = value[name];
    return [name, { emergency, lines: lines.map(({ kinds, en, es }) => ({ kinds, en, es })) }] as const;
  });
  return Object.fromEntries(shown) as BundledContent["help-lines"];
}

function readSearch(files: ContentFiles): BundledContent["search"] {
  const group = z
    .string()
    .check(z.regex(/^[a-z]+(?: [a-z]+)+$/, "has to be words in lower case, separated by spaces"));
  const words = z.strictObject({ same: z.array(group), near: z.array(group) });
  const wordings = files.file("content/search/wordings.yaml", z.record(z.string(), line));
  return {
    ...files.file("content/search/words.yaml", words).value,
    verses: Object.entries(wordings.value).map(([reference, quotations]) => {
      const [citation] = findCitations(reference);
      const exists = citation?.raw === reference && checkCitation(citation).state === "exists";
      const [run] = exists ? placeRunsOf(citation.place) : [];
      if (!run) wordings.fault([reference], `${reference} does not exist`);
      return { work: run?.work ?? "", place: run?.first ?? 0, quotations: quotations.split(" / ") };
    }),
  };
}
