/** What a message shows somebody to be in danger of. */
export const DANGER_KINDS = [
  "suicide",
  "self-harm",
  "eating-disorder",
  "domestic-violence",
  "child-abuse",
  "church-abuse",
  "sexual-assault",
  "blackmail",
  "stalking",
  "psychosis",
  "harm-to-others",
  "medical",
  "stopped-treatment",
  "scrupulosity",
  "trafficking",
  "despair",
] as const;
export type DangerKind = (typeof DANGER_KINDS)[number];

/**
 * `emergency`: a life or a body is at stake now, and help is shown instead of an answer. `support`: help lines are shown
 * above an ordinary answer.
 */
type DangerLevel = "support" | "emergency";

/** The languages that danger is recognised and answered in. */
export const HELP_LANGUAGES = ["en", "es"] as const;
export type HelpLanguage = (typeof HELP_LANGUAGES)[number];

export interface Danger {
  level: DangerLevel;
  kind: DangerKind;
  /** Whether somebody other than the writer is in danger ("my friend wants to kill herself"). */
  isAboutAnother: boolean;
  language: HelpLanguage;
}

/** Help lines that are shown above an ordinary answer. */
export interface Support {
  kind: DangerKind;
  /** One sentence a line: the number first, then who answers. */
  lines: string[];
  language: HelpLanguage;
  /** One or two warm sentences to the writer. */
  words: string;
}

/** What the response to a write carries beside its own fields when the stored words show danger. */
export interface HelpFound {
  /** The message for an emergency; paragraphs separated by blank lines, the first with the number to call. */
  safetyMessage?: string;
  support?: Support;
}
