/** What a day counts: quick and saved prayers, questions and follow-ups, finished Scripture guides. */
export type Activity = "prayers" | "questions" | "scriptures";

/** How often somebody did what, on one local day or in all. Deleting what was done does not lower it. */
export type ActivityCounts = Record<Activity, number>;
