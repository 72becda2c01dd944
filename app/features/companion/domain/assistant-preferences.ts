import {
  COMPANION_LIMITS,
  MODES,
  type Mode,
  PERSPECTIVES,
  type Perspective,
  SOURCES,
  type Source,
} from "../contract";

/** What the assistant's screen remembers of a person's choices in this browser. */
export interface AssistantPreferences {
  areSourcesCollapsed: boolean;
  /** At most three; none where the person has taken them all away. */
  sources: Source[];
  /** Null until one was chosen: then the address decides. */
  mode: Mode | null;
  denomination: Perspective;
}

export const FIRST_PREFERENCES: AssistantPreferences = {
  areSourcesCollapsed: false,
  sources: ["catechism", "scripture"],
  mode: null,
  denomination: "evangelical",
};

/**
 * Name of the cookie that repeats what local storage holds, so that the server's page already stands as the person
 * left it and nothing moves when the browser takes over.
 */
export const PREFERENCES_COOKIE = "acolyte_assistant";

/** The name under which the browser keeps a user's choices. */
export function preferencesKey(userId: string): string {
  return `acolyte:assistant:${userId}`;
}

/** Choices as they are kept. They name their user, because the cookie is the browser's and not the user's. */
export function writePreferences(userId: string, preferences: AssistantPreferences): string {
  return JSON.stringify({ userId, ...preferences });
}

/** The choices in a kept text; null for a text of another user's or of nobody's. What is not known is left out. */
export function readPreferences(
  userId: string,
  kept: string | null | undefined,
): AssistantPreferences | null {
  const value = parseObject(kept);
  if (value?.userId !== userId) return null;
  const { areSourcesCollapsed, sources, mode, denomination } = value;
  const chosen = Array.isArray(sources) ? SOURCES.filter((source) => sources.includes(source)) : null;
  return {
    areSourcesCollapsed: areSourcesCollapsed === true,
    sources: chosen?.slice(0, COMPANION_LIMITS.sources.max) ?? FIRST_PREFERENCES.sources,
    mode: MODES.find((one) => one === mode) ?? null,
    denomination: PERSPECTIVES.find((one) => one === denomination) ?? FIRST_PREFERENCES.denomination,
  };
}

function parseObject(text: string | null | undefined): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? "");
    return typeof value === "object" && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}
