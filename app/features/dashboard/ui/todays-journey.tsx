import type { ActivityCounts } from "~/features/activity/contract";
import { Stat, StatRow } from "~/ui/stat";

/** What was done today. */
export function TodaysJourney({ activity }: { activity: ActivityCounts }) {
  return (
    <section aria-labelledby="todays-journey">
      <h2 id="todays-journey" className="mb-3 text-lg/7">
        Today's Journey
      </h2>
      {/* Names of two lines on phones, so that the numbers stand level. */}
      <StatRow className="max-sm:[&_dt]:mx-auto max-sm:[&_dt]:w-min">
        <Stat label="Prayers Written" value={activity.prayers} />
        <Stat label="Questions Asked" value={activity.questions} />
        <Stat label="Scriptures Read" value={activity.scriptures} />
      </StatRow>
    </section>
  );
}
