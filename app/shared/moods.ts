/** Moods that an entry may have. */
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
