import { useRevalidator } from "@remix-run/react";
import { lazy, Suspense, useRef } from "react";
import type { PrayerStyle } from "~/features/accounts/contract";
import type { CompanionStatus } from "~/features/companion/contract";
import { CallsLeft, EngineChoice } from "~/features/companion/ui/calls-left";
import { ConfirmEmailNotice } from "~/features/companion/ui/notices";
import { LazyConsentDialog, useConsent } from "~/features/companion/ui/use-consent";
import { DraftNotice } from "~/features/drafts/ui/draft-notice";
import { useCall } from "~/features/shell/ui/use-call";
import { callApi } from "~/shared/call-api";
import { Card } from "~/ui/card";
import { useToast } from "~/ui/use-toast";
import type { SavePrayerInput } from "../../contract";
import { GeneratedPrayer } from "./generated-prayer";
import { GeneratorForm } from "./generator-form";
import { useGenerator } from "./use-generator";
import { useWish } from "./use-wish";

const HelpDialog = lazy(() => import("~/features/safety/ui/help-dialog"));

const MISSING = "Missing information";
/** The category of a saved prayer when none was chosen. */
const UNSORTED = "intercession";

interface GeneratorProps {
  status: CompanionStatus;
  prayerStyle: PrayerStyle;
}

/** 'Generate New Prayer': a form, and beside or below it the prayer that the companion writes. */
export function Generator({ status, prayerStyle }: GeneratorProps) {
  const { toast } = useToast();
  const { revalidate } = useRevalidator();
  const heading = useRef<HTMLHeadingElement>(null);
  const { wish, generated, keptAt, setWish, setGenerated, reset } = useWish(prayerStyle);
  const generator = useGenerator({ onGenerated: setGenerated, onEnd: revalidate });
  const consent = useConsent(status);
  const save = useCall(
    (prayer: SavePrayerInput) => callApi("/api/prayers", { method: "POST", body: prayer }),
    {
      success: () => ({ title: "Prayer saved", description: "It is in your collection." }),
      failure: { text: "Failed to save prayer. Please try again." },
      revalidate: "after-success",
    },
  );

  const generate = () => {
    if (wish.title.trim() && wish.intention.trim()) {
      return consent.before(() => void generator.generate(wish));
    }
    const description = "Please provide both a title and intention for your prayer.";
    toast({ title: MISSING, description, variant: "destructive" });
  };

  const saveGenerated = async () => {
    const { title } = wish;
    const category = wish.category || UNSORTED;
    if (!generated) return;
    if (title.trim() === "") {
      const description = "Please give the prayer a title.";
      return toast({ title: MISSING, description, variant: "destructive" });
    }
    if (!(await save.run({ title, content: generated.text, category }))) return;
    reset();
    // The button disappears with the prayer.
    heading.current?.focus();
  };

  return (
    <Card as="section" aria-labelledby="generate" className="print:hidden">
      <h2 ref={heading} id="generate" tabIndex={-1} className="mb-4 text-xl/7 outline-none">
        Generate New Prayer
      </h2>
      {keptAt !== null && <DraftNotice keptAt={keptAt} freshLabel="Start fresh" onStartFresh={reset} />}
      <p role="status" className="sr-only">
        {generator.announcement}
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
          isSaving={save.isPending}
          onSave={() => void saveGenerated()}
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
