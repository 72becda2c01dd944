import { Plus } from "lucide-react";
import type { CompanionAccess } from "~/features/companion/contract";
import { Card, CardHeader } from "~/ui/card";
import { EmptyState } from "~/ui/empty-state";
import { CandleArt } from "~/ui/illustrations";
import { LinkButton } from "~/ui/link-button";
import { Page } from "~/ui/page";
import type { MoodHistoryView } from "../../contract";
import { newEntryPath } from "../../domain/journal-paths";
import { moodShares } from "../../domain/mood-chart";
import { Insights } from "./insights";
import { MoodCharts } from "./mood-charts";
import { MoodTable } from "./mood-table";
import { RecentMoods } from "./recent-moods";

const CHART_TITLE = "Spiritual Journey - Last 14 Days";

export interface JourneyProps {
  history: MoodHistoryView;
  /** Null for who does without the companion. */
  companion: CompanionAccess | null;
}

/** The Spiritual-journey panel of the journal: the moods of the last 14 days, and what the companion sees in them. */
export default function Journey({ history, companion }: JourneyProps) {
  const shares = moodShares(history.shares);
  return (
    <Page title="Your Spiritual Journey" back={{ to: "/journal", label: "Back to Journal" }}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {shares.length === 0 ? (
          <Card padding="none">
            <EmptyState
              art={<CandleArt />}
              title="Your journey is waiting"
              text="Start an entry and choose how you feel: with mood tracking, the moods of your days gather here."
              action={
                <LinkButton to={newEntryPath()} icon={<Plus aria-hidden />}>
                  New Entry
                </LinkButton>
              }
            />
          </Card>
        ) : (
          <RecentMoods days={history.days} />
        )}
        {companion && <Insights history={history} access={companion} />}
        {shares.length > 0 && (
          <Card as="section" aria-label={CHART_TITLE}>
            <CardHeader title={CHART_TITLE} description="Each day's latest entry with a mood." />
            <MoodCharts days={history.days} shares={shares} />
            <MoodTable caption={CHART_TITLE} days={history.days} shares={shares} />
          </Card>
        )}
      </div>
    </Page>
  );
}
