/** Kinds of danger that a message can show. */
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
 * `emergency`: somebody may die or be hurt now; help is shown instead of an answer. `support`: help lines are shown above
 * an ordinary answer.
 */
type DangerLevel = "support" | "emergency";

/** Languages in which danger is found and help is offered. */
export const HELP_LANGUAGES = ["en", "es"] as const;
export type HelpLanguage = (typeof HELP_LANGUAGES)[number];

/** Regions with their own lines. `elsewhere` has the local emergency number and a directory. */
export const HELP_REGIONS = [
  "US",
  "CA",
  "GB",
  "IE",
  "AU",
  "NZ",
  "EU",
  "MX",
  "ES",
  "PH",
  "IN",
  "elsewhere",
] as const;
export type HelpRegion = (typeof HELP_REGIONS)[number];

/** The help lines of each region: the sentence with the emergency number comes first, then a sentence for each line. */
export type HelpDirectory = Record<
  HelpRegion,
  {
    emergency: Record<HelpLanguage, string>;
    lines: (Record<HelpLanguage, string> & { kinds: DangerKind[] })[];
  }
>;

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
  /** One sentence each: the number first, then who answers. */
  lines: string[];
  language: HelpLanguage;
  /** One or two warm sentences to the writer. */
  words: string;
}

/** Fields added to the response of a write whose words show danger. */
export interface HelpFound {
  /** The message for an emergency; paragraphs separated by blank lines, the first with the number to call. */
  safetyMessage?: string;
  support?: Support;
}
