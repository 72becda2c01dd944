import {
  COMPANION_LIMITS,
  MODES,
  type Mode,
  PERSPECTIVES,
  type Perspective,
  SOURCES,
  type Source,
} from "~/features/companion/domain/limits";

/** A user's choices on the assistant's screen, stored by the browser. */
export interface AssistantPreferences {
  areSourcesCollapsed: boolean;
  /** At most three; empty when the user has removed them all. */
  sources: Source[];
  /** `null` until the user has chosen one; the address decides then. */
  mode: Mode | null;
  denomination: Perspective;
}

export const FIRST_PREFERENCES: AssistantPreferences = {
  areSourcesCollapsed: true,
  sources: ["catechism", "scripture"],
  mode: null,
  denomination: "evangelical",
};

/**
 * Name of the cookie with a copy of the local storage, so that the server renders the page as the user left it and
 * nothing moves when the browser takes over.
 */
export const PREFERENCES_COOKIE = "acolyte_assistant";

/** Returns the key of a user's choices in the local storage. */
export function preferencesKey(userId: string): string {
  return `acolyte:assistant:${userId}`;
}

/** Serialises choices with their user, because the cookie belongs to the browser and not to the user. */
export function writePreferences(userId: string, preferences: AssistantPreferences): string {
  return JSON.stringify({ userId, ...preferences });
}

/** Parses stored choices; `null` when they are another user's. Unknown values fall back to the first preferences. */
export function readPreferences(
  userId: string,
  stored: string | null | undefined,
): AssistantPreferences | null {
  const value = parseObject(stored);
  if (value?.userId !== userId) return null;
  const { areSourcesCollapsed, sources, mode, denomination } = value;
  const chosen = Array.isArray(sources) ? SOURCES.filter((source) => sources.includes(source)) : null;
  return {
    areSourcesCollapsed: areSourcesCollapsed !== false,
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
