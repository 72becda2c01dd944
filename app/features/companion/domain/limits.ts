// Apart from the contract, so that a screen that needs a list or a limit does not load the schemas.

/** The two ways to ask the assistant. */
export const MODES = ["faith-learning", "apologetics"] as const;
export type Mode = (typeof MODES)[number];

/** Sources of answers. Calls, rows and preferences hold the ids; answers name the labels in `From <label>:`. */
export const SOURCES = [
  "catechism",
  "scripture",
  "patristic",
  "aquinas",
  "augustine",
  "ratzinger",
  "von-balthasar",
  "rahner",
  "john-paul-ii",
  "vatican-ii",
  "papal-encyclicals",
  "canon-law",
  "liturgy",
] as const;
export type Source = (typeof SOURCES)[number];

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

/** Groups whose questions apologetics answers. Calls and columns name this `denomination`. */
export const PERSPECTIVES = [
  "baptist",
  "evangelical",
  "presbyterian",
  "methodist",
  "lutheran",
  "pentecostal",
  "seventh-day-adventist",
  "biblical-fundamentalist",
  "non-denominational",
  "orthodox",
  "anglican",
  "mormon",
  "jehovahs-witness",
  "muslim",
  "jewish",
  "atheist",
  "secular",
] as const;
export type Perspective = (typeof PERSPECTIVES)[number];

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

export const CATEGORIES = [
  "theology",
  "scripture",
  "saints",
  "morality",
  "liturgy",
  "prayer",
  "apologetics",
] as const;
export type Category = (typeof CATEGORIES)[number];

/** Writers of texts: the built-in companion, or the language model that the operator has configured. */
export const ENGINES = ["built-in", "model"] as const;
export type Engine = (typeof ENGINES)[number];

/**
 * States of an answer. `stopped`: ended by its reader, the text so far is kept; `interrupted`: ended by a failure, the
 * text so far is kept and the call is not counted.
 */
export const ANSWER_STATES = ["streaming", "done", "stopped", "interrupted"] as const;
export type AnswerState = (typeof ANSWER_STATES)[number];

/**
 * Results of checking a citation, the least doubtful first. `verified`: the place exists and holds the quoted words;
 * `exists`; `unchecked`: the place may exist, no table can tell; `outside-passages`: the place exists but was not among
 * the given passages; `paraphrase` and `misquoted`: the words differ a little, or are not there; `not-found`: struck,
 * never a source.
 */
export const CITATION_STATES = [
  "verified",
  "exists",
  "unchecked",
  "outside-passages",
  "paraphrase",
  "misquoted",
  "not-found",
] as const;
export type CitationState = (typeof CITATION_STATES)[number];

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
