const UNITS = ["B", "kB", "MB", "GB"];
const STEP = 1024;

/**
 * Returns bytes as text, in powers of 1024 like the limits: "512 B", "46.4 kB", "100 MB", "1.9 GB". Rounds down, so that
 * no limit seems reached too early.
 */
export function formatBytes(bytes: number): string {
  const power = UNITS.findLastIndex((_, index) => bytes >= STEP ** index);
  const index = Math.max(power, 0);
  return `${Math.floor((bytes / STEP ** index) * 10) / 10} ${UNITS[index]}`;
}

/**
 * Bytes of text that one account may keep in its journal, and once more in everything else (prayers, saved responses,
 * conversations): some 20 years of 1,000 words a day. The two are in different databases, so each is counted where it is
 * stored. The columns `is_full` of the databases repeat this number; changing it takes a migration.
 */
export const STORED_TEXT_LIMIT = 50 * 1024 * 1024;
