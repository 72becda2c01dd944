import { Plus } from "lucide-react";
import type { CompanionAccess } from "~/features/companion/contract";
import { Card } from "~/ui/card";
import { EmptyState } from "~/ui/empty-state";
import { CandleArt } from "~/ui/illustrations";
import { LinkButton } from "~/ui/link-button";
import { Page } from "~/ui/page";
import type { MoodHistoryView } from "../../contract";
import { newEntryPath } from "../../domain/journal-paths";
import { moodShares } from "../../domain/mood-chart";
import { Insights } from "./insights";
import { MoodHistory, RecentMoods } from "./mood-history";

export interface JourneyProps {
  history: MoodHistoryView;
  /** `null` when the companion is off. */
  companion: CompanionAccess | null;
}

/** The spiritual-journey panel of the journal: the moods of the last 14 days, and the companion's insights. */
export default function Journey({ history, companion }: JourneyProps) {
  const shares = moodShares(history.shares);
  const hasMoods = shares.length > 0;
  return (
    <Page title="Your Spiritual Journey" back={{ to: "/journal", label: "Back to Journal" }}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {hasMoods ? (
          <RecentMoods days={history.days} />
        ) : (
          <Card padding="none">
            <EmptyState
              art={<CandleArt />}
              title="Your journey starts here"
              text="Start an entry and choose how you feel. Your moods will appear here."
              action={
                <LinkButton to={newEntryPath()} icon={<Plus aria-hidden />}>
                  New Entry
                </LinkButton>
              }
            />
          </Card>
        )}
        {companion && <Insights history={history} access={companion} />}
        {hasMoods && <MoodHistory days={history.days} shares={shares} />}
      </div>
    </Page>
  );
}
