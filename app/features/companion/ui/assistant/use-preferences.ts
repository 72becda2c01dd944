import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { useUserId } from "~/features/shell/ui/use-root-data";
import { rememberInCookie } from "~/shared/browser-cookie";
import {
  type AssistantPreferences,
  FIRST_PREFERENCES,
  PREFERENCES_COOKIE,
  preferencesKey,
  readPreferences,
  writePreferences,
} from "../../domain/assistant-preferences";

/**
 * The choices of the screen, kept in local storage. The page begins with what the server knew of them by the cookie;
 * where local storage says otherwise, it wins before the first paint of the browser's own.
 */
export function usePreferences(
  first: AssistantPreferences | null,
): [AssistantPreferences, (change: Partial<AssistantPreferences>) => void] {
  const userId = useUserId();
  const [preferences, setPreferences] = useState(first ?? FIRST_PREFERENCES);
  const latest = useRef(preferences);

  const change = useCallback(
    (some: Partial<AssistantPreferences>) => {
      latest.current = { ...latest.current, ...some };
      setPreferences(latest.current);
      keep(userId, latest.current);
    },
    [userId],
  );

  useLayoutEffect(() => {
    const kept = readPreferences(userId, readStorage(userId));
    if (!kept || JSON.stringify(kept) === JSON.stringify(latest.current)) return;
    latest.current = kept;
    setPreferences(kept);
  }, [userId]);

  return [preferences, change];
}

function readStorage(userId: string): string | null {
  try {
    return localStorage.getItem(preferencesKey(userId));
  } catch {
    // Blocked by the browser's settings: then the choices last as long as the page.
    return null;
  }
}

function keep(userId: string, preferences: AssistantPreferences): void {
  const text = writePreferences(userId, preferences);
  try {
    localStorage.setItem(preferencesKey(userId), text);
  } catch {
    return;
  }
  rememberInCookie(PREFERENCES_COOKIE, text);
}
