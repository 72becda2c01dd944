import { Footprints, PenLine } from "lucide-react";
import { LinkCard } from "~/ui/link-card";

/** The other ways to pray: in one's own words, and led step by step. */
export function PrayerWays() {
  return (
    <ul className="mb-6 grid grid-cols-2 gap-3 sm:gap-4 print:hidden">
      <li>
        <LinkCard to="/prayer/quick" icon={PenLine} title="Quick prayer" text="In your own words" short />
      </li>
      <li>
        <LinkCard
          to="/immersive-prayer"
          icon={Footprints}
          title="Guided prayer"
          text="One step at a time"
          short
        />
      </li>
    </ul>
  );
}
