import { lazy, Suspense, useRef, useState } from "react";
import type { PrayerStyle } from "~/features/accounts/contract";
import type { CompanionStatus } from "~/features/companion/contract";
import { CallsLeft, EngineChoice } from "~/features/companion/ui/calls-left";
import { ConfirmEmailNotice } from "~/features/companion/ui/notices";
import { LazyConsentDialog, useConsent } from "~/features/companion/ui/use-consent";
import { DraftNotice } from "~/features/drafts/ui/draft-notice";
import { Card } from "~/ui/card";
import { useToast } from "~/ui/use-toast";
import { GeneratedPrayer } from "./generated-prayer";
import { GeneratorForm } from "./generator-form";
import { useGenerator } from "./use-generator";
import type { PrayerWords } from "./use-prayers";
import { useWish } from "./use-wish";

const HelpDialog = lazy(() => import("~/features/safety/ui/help-dialog"));

export interface GeneratorProps {
  status: CompanionStatus;
  prayerStyle: PrayerStyle;
  /** Asks for the status anew. */
  refresh: () => void;
  onSave: (prayer: PrayerWords) => Promise<boolean>;
}

/** 'Generate New Prayer': a form, and beside or below it the prayer that the companion writes for it. */
export function Generator({ status, prayerStyle, refresh, onSave }: GeneratorProps) {
  const { toast } = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isSaving, setSaving] = useState(false);
  const { wish, generated, keptAt, setWish, setGenerated, reset } = useWish(prayerStyle);
  const generator = useGenerator({ onGenerated: setGenerated, onOver: refresh });
  const consent = useConsent(status, refresh);

  const generate = () => {
    if (generator.isComplete(wish)) consent.before(() => void generator.generate(wish));
  };

  const save = async () => {
    const { title, category } = wish;
    if (!generated) return;
    if (title.trim() === "") {
      const description = "Please give the prayer a title.";
      return toast({ title: "Missing information", description, variant: "destructive" });
    }
    setSaving(true);
    const isSaved = await onSave({ title, content: generated.text, category });
    setSaving(false);
    if (!isSaved) return;
    reset();
    // The button is gone with the prayer.
    heading.current?.focus();
  };

  return (
    <Card as="section" aria-labelledby="generate" className="print:hidden">
      <h2 ref={heading} id="generate" tabIndex={-1} className="mb-4 text-xl/7 outline-none">
        Generate New Prayer
      </h2>
      {keptAt !== null && <DraftNotice keptAt={keptAt} freshLabel="Start fresh" onStartFresh={reset} />}
      <p role="status" className="sr-only">
        {generator.news}
      </p>
      <ConfirmEmailNotice status={status} />
      <div className="grid gap-6 lg:grid-cols-2 lg:gap-8">
        <GeneratorForm
          wish={wish}
          onChange={setWish}
          onGenerate={generate}
          isGenerating={generator.coming !== null}
          isSecond={generated !== null}
        >
          <CallsLeft status={status} />
          <EngineChoice status={status} consent={consent} />
        </GeneratorForm>
        <GeneratedPrayer
          coming={generator.coming}
          generated={generated}
          support={generator.support}
          provider={status.provider}
          isSaving={isSaving}
          onSave={() => void save()}
          onAnother={generate}
          onStop={generator.stop}
        />
      </div>
      <LazyConsentDialog consent={consent} provider={status.provider} />
      {generator.danger !== null && (
        <Suspense>
          <HelpDialog
            message={generator.danger}
            closeLabel="Back to my prayers"
            onClose={generator.closeDanger}
          />
        </Suspense>
      )}
    </Card>
  );
}
