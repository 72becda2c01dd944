/*
 * The modules that content/compiler makes from content/. The code imports these and never content/ itself; the compiler
 * is checked against the same types.
 */

/** Quotations whose wording was checked against the source. */
declare module "#content/quotations" {
  import type { Quotation } from "~/features/companion/domain/choose-inspiration";

  const quotations: readonly Quotation[];
  export default quotations;
}

/** Common ground of Catholics and people of each perspective. */
declare module "#content/perspectives" {
  import type { Perspective } from "~/features/companion/domain/limits";

  const commonGround: Record<Perspective, string>;
  export default commonGround;
}

/** Texts from which the companion composes without a language model. */
declare module "#content/companion" {
  import type { CompanionTexts } from "~/features/companion/domain/compose/companion-texts";

  const texts: CompanionTexts;
  export default texts;
}

/** Every celebration with a date of its own: the General Roman Calendar with the proper of the United States. */
declare module "#content/saints" {
  import type { WrittenDay } from "~/features/calendar/domain/liturgy/fixed-days";

  const saints: readonly WrittenDay[];
  export default saints;
}

/** The verses of the days. */
declare module "#content/verses" {
  import type { VerseTable } from "~/features/calendar/domain/verses/verse-of-day";

  const verses: VerseTable;
  export default verses;
}

/** Words about the days, and prompts for each time of day. */
declare module "#content/day-words" {
  import type { DayWords } from "~/features/calendar/domain/liturgy/describe-day";

  const words: DayWords;
  export default words;
}

/** The guided prayers. */
declare module "#content/prayers" {
  import type { WrittenPrayers } from "~/features/prayers/domain/guides/guide-of-day";

  const prayers: WrittenPrayers;
  export default prayers;
}

/** The texts of the pages for everybody. */
declare module "#content/pages" {
  import type { WrittenPages } from "~/features/site/domain/site-texts";

  const pages: WrittenPages;
  export default pages;
}

/** The numbers to call in each region. */
declare module "#content/help-lines" {
  import type { HelpDirectory } from "~/features/safety/contract";

  const directory: HelpDirectory;
  export default directory;
}

/** Words that the search of the texts takes for each other, and well-known verses with their everyday wordings. */
declare module "#content/search" {
  import type { SearchContent } from "~/features/texts/domain/search-words";

  const search: SearchContent;
  export default search;
}

/** The words in which people ask, as they write them, with the number of questions and topics that have each. */
declare module "#content/vocabulary" {
  const vocabulary: readonly (readonly [word: string, count: number])[];
  export default vocabulary;
}
