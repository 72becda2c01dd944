import { Sparkle } from "lucide-react";
import { useMemo, useState } from "react";
import type { CompanionAccess, MoodInsights } from "~/features/companion/contract";
import { type NumberedCitation, numberCitations } from "~/features/companion/domain/answer-pieces";
import { CitationProvider } from "~/features/companion/ui/answer/citation-provider";
import { CitedWords } from "~/features/companion/ui/answer/rich-text";
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
  const citations = useMemo(() => numberCitations(insights.checked), [insights.checked]);
  if (insights.isSafetyMessage) {
    return <HelpText paragraphs={spiritualReflection.split(/\n{2,}/)} />;
  }
  return (
    <CitationProvider>
      <div className="grid max-w-reading gap-5 motion-safe:animate-fade-in">
        {insights.support && <SupportCard support={insights.support} />}
        <InsightText title="Reflection" text={spiritualReflection} citations={citations} />
        <figure className="border-l-2 border-accent pl-4">
          <blockquote className="font-serif text-reading text-pretty">{scriptureVerse}</blockquote>
          <figcaption className="mt-1 text-sm font-medium text-accent-text">
            <CitedWords text={scriptureReference} citations={citations} />
          </figcaption>
        </figure>
        <InsightText title="Guidance" text={pastoralGuidance} citations={citations} />
        <InsightText title="Prayer" text={prayerSuggestion} citations={citations} />
      </div>
    </CitationProvider>
  );
}

interface InsightTextProps {
  title: string;
  text: string;
  citations: NumberedCitation[];
}

function InsightText({ title, text, citations }: InsightTextProps) {
  return (
    <div>
      <h3 className="font-sans text-sm font-medium text-muted">{title}</h3>
      <p className="mt-1 font-serif text-reading whitespace-pre-line">
        <CitedWords text={text} citations={citations} />
      </p>
    </div>
  );
}
