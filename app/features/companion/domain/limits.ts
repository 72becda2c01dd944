// Apart from the contract, so that a screen that needs a list or a limit does not load the schemas.

import type { Perspective, Source } from "~/shared/vocabulary";

export {
  ANSWER_STATES,
  type AnswerState,
  CATEGORIES,
  type Category,
  CITATION_STATES,
  type CitationState,
  ENGINES,
  type Engine,
  MODES,
  type Mode,
  PERSPECTIVES,
  type Perspective,
  SOURCES,
  type Source,
} from "~/shared/vocabulary";

export const SOURCE_LABELS: Record<Source, string> = {
  catechism: "Catechism of the Catholic Church",
  scripture: "Sacred Scripture",
  patristic: "Church Fathers",
  aquinas: "St. Thomas Aquinas",
  augustine: "St. Augustine",
  ratzinger: "Joseph Ratzinger (Benedict XVI)",
  "von-balthasar": "Hans Urs von Balthasar",
  rahner: "Karl Rahner",
  "john-paul-ii": "St. John Paul II",
  "vatican-ii": "Second Vatican Council",
  "papal-encyclicals": "Papal Encyclicals",
  "canon-law": "Code of Canon Law",
  liturgy: "Liturgy",
};

/** Shorter names, for a line that lists several. */
export const SHORT_SOURCE_LABELS: Record<Source, string> = {
  ...SOURCE_LABELS,
  catechism: "Catechism",
  scripture: "Scripture",
  aquinas: "Aquinas",
  augustine: "Augustine",
  ratzinger: "Ratzinger",
  "von-balthasar": "von Balthasar",
  rahner: "Rahner",
  "john-paul-ii": "John Paul II",
  "vatican-ii": "Vatican II",
  "papal-encyclicals": "Encyclicals",
  "canon-law": "Canon Law",
};

export const PERSPECTIVE_LABELS: Record<Perspective, string> = {
  baptist: "Baptist",
  evangelical: "Evangelical",
  presbyterian: "Presbyterian",
  methodist: "Methodist",
  lutheran: "Lutheran",
  pentecostal: "Pentecostal",
  "seventh-day-adventist": "Seventh-day Adventist",
  "biblical-fundamentalist": "Biblical Fundamentalist",
  "non-denominational": "Non-denominational",
  orthodox: "Orthodox",
  anglican: "Anglican",
  mormon: "Latter-day Saint (Mormon)",
  "jehovahs-witness": "Jehovah’s Witness",
  muslim: "Muslim",
  jewish: "Jewish",
  atheist: "Atheist",
  secular: "Secular",
};

/** What takes the place of a reference that does not exist. */
export const REFERENCE_NOT_FOUND = "[reference not found]";
/** What takes the place of words that a language model quotes and no text has. */
export const QUOTATION_NOT_FOUND = "[quotation not found]";

export const FEEDBACK_TYPES = ["thumbs_up", "thumbs_down"] as const;

export const COMPANION_LIMITS = {
  /** Characters of a user's own words in one call. */
  input: 8_000,
  /** Characters of an answer that is sent back with a follow-up, and of a transcript that is saved. */
  previousResponse: 200_000,
  /** Characters of one answer; a model's words beyond them are dropped. */
  answer: 40_000,
  /**
   * Questions of one conversation, and characters of a transcript that can still take one more: with that one it can
   * still be saved and sent back whole.
   */
  turns: 100,
  transcript: 150_000,
  /** Characters of journal content for a title. */
  content: 300_000,
  /** Plain-text characters that a prayer or reflection needs. */
  minimumText: 20,
  sources: { min: 1, max: 3 },
  /** Titles that the configured model writes for one user a day; the built-in companion writes the rest. */
  modelTitlesADay: 100,
  /** Items of the history and of the saved list on the assistant's screen. */
  shownHistory: 30,
  shownSaved: 20,
} as const;
