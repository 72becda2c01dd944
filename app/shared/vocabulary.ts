/*
 * The words that rows, calls and screens share: the values of every column with an enumeration. Their labels and limits
 * are in the contracts of the features, which export them again.
 */

// Accounts

/** How a person wants to be notified. */
export const NOTIFICATION_TYPES = ["push", "sms", "both", "none"] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** Prayer styles: one list for the generator and the settings. Calls also accept the alias `modern`. */
export const PRAYER_STYLES = [
  "scripture",
  "contemplative",
  "traditional",
  "modern_theologian",
  "patristic",
  "mystical",
  "saint_intercession",
] as const;
export type PrayerStyle = (typeof PRAYER_STYLES)[number];

/** Where the greeting of a new entry comes from. */
export const INSPIRATION_SOURCES = [
  "none",
  "scripture",
  "saint_quote",
  "theologian_quote",
  "patristic_quote",
  "daily_examen",
  "surprise_me",
] as const;
export type InspirationSource = (typeof INSPIRATION_SOURCES)[number];

/** The word that confirms the deletion of an account. */
export const DELETION_WORD = "DELETE";
/** Days in which the deletion can be cancelled. */
export const DELETION_GRACE_DAYS = 7;

// The liturgical calendar

export const CALENDARS = ["us", "general"] as const;
export const EPIPHANY_DAYS = ["sunday", "january-6"] as const;
/** The days on which the Ascension and Corpus Christi may be kept. */
export const SOLEMNITY_DAYS = ["sunday", "thursday"] as const;

/** Which calendar is kept, and on which day the three solemnities that a country may move to a Sunday are kept. */
export interface LiturgicalOptions {
  calendar: (typeof CALENDARS)[number];
  epiphany: (typeof EPIPHANY_DAYS)[number];
  ascension: (typeof SOLEMNITY_DAYS)[number];
  corpusChristi: (typeof SOLEMNITY_DAYS)[number];
}

// Plans

export const SUBSCRIPTION_TIERS = ["free", "trial", "premium"] as const;
export type SubscriptionTier = (typeof SUBSCRIPTION_TIERS)[number];

export const PLAN_TYPES = ["monthly", "annual"] as const;
export type PlanType = (typeof PLAN_TYPES)[number];

// The journal

export const MOODS = [
  "joyful",
  "peaceful",
  "grateful",
  "hopeful",
  "contemplative",
  "struggling",
  "anxious",
  "blessed",
] as const;
export type Mood = (typeof MOODS)[number];

export const ENTRY_TYPES = ["daily", "prayer"] as const;
export type EntryType = (typeof ENTRY_TYPES)[number];

/** The colours of highlights in entries and texts; the style sheet has their light and dark shades. */
export const HIGHLIGHT_COLOURS = ["yellow", "green", "blue", "pink", "purple", "orange"] as const;
export type HighlightColour = (typeof HIGHLIGHT_COLOURS)[number];

// The companion

/** The two ways to ask the assistant. */
export const MODES = ["faith-learning", "apologetics"] as const;
export type Mode = (typeof MODES)[number];

/** Writers of texts: the built-in companion, or the language model that the operator has configured. */
export const ENGINES = ["built-in", "model"] as const;
export type Engine = (typeof ENGINES)[number];

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

/** The subjects of answers. */
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

/**
 * States of an answer. `stopped`: ended by its reader, the text so far is kept; `interrupted`: ended by a failure, the
 * text so far is kept and the call is not counted.
 */
export const ANSWER_STATES = ["streaming", "done", "stopped", "interrupted"] as const;
export type AnswerState = (typeof ANSWER_STATES)[number];

/**
 * Results of checking a citation, the least doubtful first. `verified`: the place exists and holds the quoted words;
 * `exists`; `unchecked`: the place may exist, no table can tell; `outside-passages`: the place exists but was not among
 * the given passages; `nearly`, `paraphrase` and `misquoted`: a few of the quoted words differ, most do, or they are not
 * there; `unfound`: no installed text has the words, which have no reference; `misattributed`: a saying that is not by its
 * supposed author; `not-found`: a reference that does not exist. The last two are struck and never a source.
 */
export const CITATION_STATES = [
  "verified",
  "exists",
  "unchecked",
  "outside-passages",
  "nearly",
  "paraphrase",
  "unfound",
  "misquoted",
  "misattributed",
  "not-found",
] as const;
export type CitationState = (typeof CITATION_STATES)[number];

/** References of an answer as they are shown: "CCC 1324-1327", "John 6:51". */
export interface Citations {
  catechism: string[];
  scripture: string[];
  fathers: string[];
  /** Summa, councils, encyclicals, canons. */
  documents: string[];
}

/** A reference of an answer, or words that it quotes without one. */
export interface CheckedCitation {
  /** As it is shown: "CCC 1324-1327". For words that nothing has: whose they are said to be. */
  reference: string;
  /** The words of the answer: the reference, or the quotation with its marks. */
  raw: string;
  state: CitationState;
  /** The quoted words, and those that an installed text has in their place, where they differ. */
  quoted?: string;
  text?: string;
  /** The installed text that has the quoted words, or nearly these. */
  foundIn?: { id: string; title: string };
  /** The place of the quoted words, where it is another than the cited one. */
  foundAt?: string;
  /** Why a saying is misattributed. */
  reason?: string;
}

// The library

/** The kinds of saved responses. */
export const RESPONSE_TYPES = ["faith-learning", "apologetics", "general"] as const;
export type ResponseType = (typeof RESPONSE_TYPES)[number];

/**
 * The author of a saved text. `companion`: text and question are in the user's own history exactly like this; `member`:
 * anything else, shown without citation marks and with inert links.
 */
export const AUTHORSHIPS = ["companion", "member"] as const;
export type Authorship = (typeof AUTHORSHIPS)[number];

/** Why a reader reports a shared response. */
export const REPORT_REASONS = ["false-teaching", "offensive", "personal-data", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

// Prayers

/** Intentions of a prayer. Calls and rows use the ids. */
export const PRAYER_CATEGORIES = [
  "gratitude",
  "healing",
  "guidance",
  "protection",
  "peace",
  "forgiveness",
  "strength",
  "wisdom",
  "thanksgiving",
  "intercession",
] as const;
export type PrayerCategory = (typeof PRAYER_CATEGORIES)[number];

/** The sets of mysteries of the Rosary. */
export const MYSTERY_SETS = ["Joyful", "Luminous", "Sorrowful", "Glorious"] as const;
export type MysterySet = (typeof MYSTERY_SETS)[number];

// Reminders

/** The ids of reminder schedules. */
export const REMINDER_PREFERENCES = [
  "once_daily",
  "morning_evening",
  "three_times_daily",
  "liturgical_hours",
  "contemplative",
  "custom",
  "none",
] as const;
export type ReminderPreference = (typeof REMINDER_PREFERENCES)[number];

/** The days of a week in the order of the screens. */
export const REMINDER_DAYS = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;
export type ReminderDay = (typeof REMINDER_DAYS)[number];

/** The ways to send a reminder. */
export const REMINDER_CHANNELS = ["push", "sms", "email"] as const;
export type ReminderChannel = (typeof REMINDER_CHANNELS)[number];

/** A reminder before it is stored: a local time `HH:mm` and its label. */
export interface ReminderTime {
  time: string;
  label: string;
}

/** A reminder as it is stored; times are local to the person's zone. */
export interface CustomReminder extends ReminderTime {
  id: string;
  enabled: boolean;
}

/**
 * `pending` waits for its turn or for another attempt; `sent` was taken by the channel; `skipped` was left out on purpose;
 * `failed` is given up.
 */
export type DeliveryState = "pending" | "sent" | "skipped" | "failed";

/** Why a delivery was skipped, failed or waits. */
export type DeliveryReason =
  | "late"
  | "journaled"
  | "no-device"
  | "device-gone"
  | "switched-off"
  | "needs-configuration"
  | "no-number"
  | "address-not-confirmed"
  | "refused"
  | "unavailable";

/** What an installed text is: how its places are addressed, and where it stands in the library. */
export type TextKind = "bible" | "summa" | "work" | "catechism" | "calendar";

/** What a passage of a text is within its place; `contra` is an article's "On the contrary", `body` its answer. */
export type PassageKind =
  | "verse"
  | "objection"
  | "contra"
  | "body"
  | "reply"
  | "paragraph"
  | "question"
  | "answer"
  | "heading";
