/*
 * The modules that content/compiler makes from content/. The code imports these and never content/ itself; the compiler
 * is checked against the same types.
 */

/** Quotations whose wording was checked against the source. */
declare module "#content/quotations" {
  const quotations: readonly import("~/features/companion/domain/choose-inspiration").Quotation[];
  export default quotations;
}

/** Common ground of Catholics and people of each perspective. */
declare module "#content/perspectives" {
  const commonGround: Record<import("~/features/companion/domain/limits").Perspective, string>;
  export default commonGround;
}

/** Texts from which the companion composes without a language model. */
declare module "#content/companion" {
  const texts: import("~/features/companion/domain/compose/companion-texts").CompanionTexts;
  export default texts;
}

/** Every celebration with a date of its own: the General Roman Calendar with the proper of the United States. */
declare module "#content/saints" {
  const saints: readonly import("~/features/calendar/domain/liturgy/fixed-days").WrittenDay[];
  export default saints;
}

/** The verses of the days. */
declare module "#content/verses" {
  const verses: import("~/features/calendar/domain/verses/verse-of-day").VerseTable;
  export default verses;
}

/** Words about the days, and prompts for each time of day. */
declare module "#content/day-words" {
  const words: import("~/features/calendar/domain/liturgy/describe-day").DayWords;
  export default words;
}

/** The guided prayers. */
declare module "#content/prayers" {
  const prayers: import("~/features/prayers/domain/guides/guide-of-day").WrittenPrayers;
  export default prayers;
}

/** The texts of the pages for everybody. */
declare module "#content/pages" {
  const pages: import("~/features/site/domain/site-texts").WrittenPages;
  export default pages;
}

/** The numbers to call in each region. */
declare module "#content/help-lines" {
  const directory: import("~/features/safety/contract").HelpDirectory;
  export default directory;
}
