/** A streak that is celebrated, with the name of its icon in `app/ui/milestone-icons`. */
export interface Milestone {
  threshold: number;
  message: string;
  icon: "seedling" | "herb" | "blossom" | "tree" | "star" | "trophy" | "crown";
}

/** The seven milestones of a streak, lowest first. */
export const MILESTONES: readonly Milestone[] = [
  { threshold: 3, message: "Great start! You're building a beautiful habit.", icon: "seedling" },
  { threshold: 7, message: "One week strong! Your spiritual growth is blossoming.", icon: "herb" },
  { threshold: 14, message: "Two weeks of devotion! You're creating something sacred.", icon: "blossom" },
  { threshold: 30, message: "A full month! Your dedication is truly inspiring.", icon: "tree" },
  { threshold: 60, message: "Two months of faithful journaling! You're a spiritual warrior.", icon: "star" },
  { threshold: 100, message: "100 days! Your commitment to growth is extraordinary.", icon: "trophy" },
  { threshold: 365, message: "A full year! You've created a sacred rhythm of reflection.", icon: "crown" },
];

/** Returns the highest milestone at or below a streak; `null` below the first. */
export function milestoneFor(streak: number): Milestone | null {
  return MILESTONES.findLast(({ threshold }) => threshold <= streak) ?? null;
}
