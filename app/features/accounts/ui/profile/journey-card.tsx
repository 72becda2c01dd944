import { BookOpen, HandHeart, MessageCircleQuestionMark } from "lucide-react";
import type { ActivityCounts } from "~/features/activity/contract";
import { Card, CardHeader } from "~/ui/card";
import { Stat, StatRow } from "~/ui/stat";

/** What the user has prayed, asked and read since the account was made. */
export function JourneyCard({ totals }: { totals: ActivityCounts }) {
  return (
    <Card as="section" aria-labelledby="journey-title">
      <CardHeader title={<span id="journey-title">Spiritual Journey</span>} />
      <StatRow>
        <Stat label="Prayers" value={inThousands(totals.prayers)} icon={<HandHeart aria-hidden />} />
        <Stat
          label="Questions"
          value={inThousands(totals.questions)}
          icon={<MessageCircleQuestionMark aria-hidden />}
        />
        <Stat label="Scriptures" value={inThousands(totals.scriptures)} icon={<BookOpen aria-hidden />} />
      </StatRow>
    </Card>
  );
}

function inThousands(count: number): string {
  return count.toLocaleString("en-US");
}
