import { ArrowLeft, ArrowRight } from "lucide-react";
import { Button } from "~/ui/button";
import type { Place } from "../../domain/guides/place";

interface PlayerFooterProps {
  place: Place;
  isFirst: boolean;
  isLast: boolean;
  onBack: () => void;
  onNext: () => void;
}

/** The buttons to go on and back, within reach of the thumb. */
export function PlayerFooter({ place, isFirst, isLast, onBack, onNext }: PlayerFooterProps) {
  const { step, time } = place;
  const isWithin = step.times !== undefined && time < step.times - 1;
  return (
    <footer className="mx-auto flex w-full max-w-[38rem] shrink-0 items-center gap-3 px-5 pt-3 pb-[calc(env(safe-area-inset-bottom)+1rem)] sm:px-8 sm:pb-8 print:hidden">
      <Button
        variant="secondary"
        size="lg"
        icon={<ArrowLeft aria-hidden />}
        aria-keyshortcuts="ArrowLeft"
        aria-disabled={isFirst || undefined}
        className={isFirst ? "invisible" : undefined}
        onClick={onBack}
      >
        Back
      </Button>
      <Button size="lg" aria-keyshortcuts="ArrowRight Space" className="grow" onClick={onNext}>
        {labelOf(isLast, isWithin)}
        {!isLast && <ArrowRight aria-hidden />}
      </Button>
    </footer>
  );
}

function labelOf(isLast: boolean, isWithin: boolean): string {
  if (isLast) return "Finish";
  return isWithin ? "Next bead" : "Next";
}
