/** The counted activities: quick and saved prayers, questions and follow-ups, finished Scripture guides. */
export type Activity = "prayers" | "questions" | "scriptures";

/** Counts of a user's activities, on one local day or in all. Deleting a prayer or answer does not lower them. */
export type ActivityCounts = Record<Activity, number>;
