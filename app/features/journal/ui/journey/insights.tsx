import { Sparkle } from "lucide-react";
import { useState } from "react";
import type { CompanionAccess, MoodInsights } from "~/features/companion/contract";
import { ConfirmEmailNotice } from "~/features/companion/ui/notices";
import { LazyConsentDialog, useConsent } from "~/features/companion/ui/use-consent";
import { HelpText, SupportCard } from "~/features/safety/ui/help-cards";
import { useCall } from "~/features/shell/ui/use-call";
import { callApi } from "~/shared/call-api";
import { Button } from "~/ui/button";
import { Card, CardHeader } from "~/ui/card";
import { SkeletonGroup, SkeletonText } from "~/ui/skeleton";
import type { MoodHistoryView } from "../../contract";
import { insightFields } from "../../domain/insight-fields";

/** The Insights panel: a reflection, a verse, guidance and a prayer based on recent moods and entries. */
export function Insights({ history, access }: { history: MoodHistoryView; access: CompanionAccess }) {
  const [insights, setInsights] = useState<MoodInsights | null>(null);
  const { isPending, run } = useCall(
    async () => {
      const body = insightFields(history);
      setInsights(await callApi<MoodInsights>("/api/mood/insights", { method: "POST", body }));
    },
    {
      failure: {
        title: "Failed to generate mood insights",
        text: "Please try again or check your connection.",
      },
    },
  );
  const consent = useConsent(access);
  const hasEntries = history.latest.length > 0;
  return (
    <Card as="section" aria-labelledby="insights">
      <CardHeader
        title={<span id="insights">Insights</span>}
        description={
          hasEntries
            ? "A reflection on your recent moods and entries, in the light of faith."
            : "Insights come from your moods and entries. Write your first entry to get started."
        }
        action={
          hasEntries && (
            <Button
              variant="secondary"
              size="sm"
              icon={<Sparkle aria-hidden />}
              pending={isPending}
              pendingLabel="Reflecting..."
              onClick={() => consent.before(() => void run())}
            >
              {insights ? "Refresh" : "Get Insights"}
            </Button>
          )
        }
        className={insights || isPending ? undefined : "mb-0!"}
      />
      {hasEntries && <ConfirmEmailNotice status={access} />}
      <div aria-live="polite">
        {insights ? (
          <InsightTexts insights={insights} />
        ) : (
          isPending && (
            <SkeletonGroup text="Reflecting...">
              <SkeletonText lines={5} />
            </SkeletonGroup>
          )
        )}
      </div>
      <LazyConsentDialog consent={consent} provider={access.provider} />
    </Card>
  );
}

function InsightTexts({ insights }: { insights: MoodInsights }) {
  const { spiritualReflection, scriptureVerse, scriptureReference, pastoralGuidance, prayerSuggestion } =
    insights;
  if (insights.isSafetyMessage) {
    return <HelpText paragraphs={spiritualReflection.split(/\n{2,}/)} />;
  }
  return (
    <div className="grid max-w-reading gap-5 motion-safe:animate-fade-in">
      {insights.support && <SupportCard support={insights.support} />}
      <InsightText title="Reflection" text={spiritualReflection} />
      <figure className="border-l-2 border-accent pl-4">
        <blockquote className="font-serif text-reading text-pretty">{scriptureVerse}</blockquote>
        <figcaption className="mt-1 text-sm font-medium text-accent-text">{scriptureReference}</figcaption>
      </figure>
      <InsightText title="Guidance" text={pastoralGuidance} />
      <InsightText title="Prayer" text={prayerSuggestion} />
    </div>
  );
}

function InsightText({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <h3 className="font-sans text-sm font-medium text-muted">{title}</h3>
      <p className="mt-1 font-serif text-reading whitespace-pre-line">{text}</p>
    </div>
  );
}
