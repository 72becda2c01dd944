import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { useUserId } from "~/features/shell/ui/use-loaded-data";
import { rememberInCookie } from "~/shared/cookies";
import {
  type AssistantPreferences,
  FIRST_PREFERENCES,
  PREFERENCES_COOKIE,
  preferencesKey,
  readPreferences,
  writePreferences,
} from "../domain/preferences";

/**
 * The choices of the screen, stored in the browser. The page starts with those that the server read from the cookie;
 * different ones in the local storage win before the first paint in the browser.
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
      store(userId, latest.current);
    },
    [userId],
  );

  useLayoutEffect(() => {
    const stored = readPreferences(userId, readStorage(userId));
    if (!stored || JSON.stringify(stored) === JSON.stringify(latest.current)) return;
    latest.current = stored;
    setPreferences(stored);
  }, [userId]);

  return [preferences, change];
}

function readStorage(userId: string): string | null {
  try {
    return localStorage.getItem(preferencesKey(userId));
  } catch {
    // Blocked by the browser's settings: the choices last as long as the page.
    return null;
  }
}

function store(userId: string, preferences: AssistantPreferences): void {
  const text = writePreferences(userId, preferences);
  try {
    localStorage.setItem(preferencesKey(userId), text);
  } catch {
    return;
  }
  rememberInCookie(PREFERENCES_COOKIE, text);
}
