import { Copy, RefreshCw } from "lucide-react";
import { useEffect, useMemo, useRef } from "react";
import { numberCitations } from "~/features/companion/domain/answer-pieces";
import { CitationProvider } from "~/features/companion/ui/answer/citation-provider";
import { References } from "~/features/companion/ui/answer/references";
import { CitedWords } from "~/features/companion/ui/answer/rich-text";
import type { Support } from "~/features/safety/contract";
import { SupportCard } from "~/features/safety/ui/help-cards";
import { Button } from "~/ui/button";
import { CandleArt } from "~/ui/illustrations";
import { useCopy } from "~/ui/use-copy";
import { PRAYER_COPIED } from "./prayer-card";
import type { Generated } from "./use-wish";

interface GeneratedPrayerProps {
  /** The text so far; `null` while nothing is being written. */
  coming: string | null;
  generated: Generated | null;
  /** Help lines to show above it. */
  support: Support | null;
  /** The provider of the language model, if it was not the built-in companion. */
  provider: string | null;
  isSaving: boolean;
  onSave: () => void;
  onAnother: () => void;
  onStop: () => void;
}

/** Shows the prayer that the companion has written or is writing. */
export function GeneratedPrayer(props: GeneratedPrayerProps) {
  const { coming, generated, support, provider, isSaving, onSave, onAnother, onStop } = props;
  const copy = useCopy();
  const isComing = coming !== null;
  const box = useSight(isComing);
  const text = coming ?? generated?.text;
  const checked = isComing ? undefined : generated?.checked;
  const citations = useMemo(() => numberCitations(checked ?? []), [checked]);
  if (text === undefined) return <NoPrayerYet />;
  return (
    <section
      ref={box}
      aria-label="Generated prayer"
      aria-busy={isComing || undefined}
      className="flex scroll-mb-24 flex-col rounded-card bg-accent-soft px-5 py-4"
    >
      {support && !isComing && <SupportCard support={support} />}
      <CitationProvider>
        <p className="min-h-40 max-w-reading grow font-serif text-reading break-words whitespace-pre-line">
          <CitedWords text={text} citations={citations} />
          {text === "" && <span className="text-muted">One moment...</span>}
        </p>
        <References citations={citations} level="h3" />
      </CitationProvider>
      {!isComing && generated && <p className="mt-3 text-sm text-muted">{writerOf(generated, provider)}</p>}
      <div className="mt-4 flex flex-wrap gap-2">
        {isComing ? (
          <Button variant="secondary" onClick={onStop}>
            Stop
          </Button>
        ) : (
          <>
            <Button pending={isSaving} pendingLabel="Saving..." onClick={onSave}>
              Save Prayer
            </Button>
            <Button
              variant="secondary"
              icon={<Copy aria-hidden />}
              onClick={() => void copy(text, PRAYER_COPIED)}
            >
              Copy
            </Button>
            <Button variant="ghost" icon={<RefreshCw aria-hidden />} onClick={onAnother}>
              Write another
            </Button>
          </>
        )}
      </div>
    </section>
  );
}

function NoPrayerYet() {
  return (
    <div className="flex flex-col items-center justify-center rounded-card border border-dashed border-line-strong/50 p-6 text-center text-muted max-lg:hidden">
      <CandleArt />
      <p className="mt-4 font-serif text-reading">Your prayer will appear here.</p>
    </div>
  );
}

/** Scrolls to the prayer when it starts: on a phone it is below the form. */
function useSight(isComing: boolean) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isComing) return;
    const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    box.current?.scrollIntoView({ behavior: isStill ? "auto" : "smooth", block: "nearest" });
  }, [isComing]);
  return box;
}

function writerOf({ engine }: Generated, provider: string | null): string {
  if (engine === "built-in") return "Written by the built-in companion";
  return `Written by a language model${provider ? ` of ${provider}` : ""}`;
}
