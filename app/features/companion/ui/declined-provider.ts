const keyOf = (userId: string) => `acolyte:consent-declined:${userId}`;

/** The provider whose answers a user has declined in this browser; null when there is none. */
export function readDeclined(userId: string): string | null {
  try {
    return localStorage.getItem(keyOf(userId));
  } catch {
    return null;
  }
}

/** Remembers the provider whose answers a user has declined. */
export function keepDeclined(userId: string, provider: string): void {
  try {
    localStorage.setItem(keyOf(userId), provider);
  } catch {
    // Blocked by the browser's settings: then the question comes again.
  }
}
