import { useNavigate } from "@remix-run/react";
import { useCallback } from "react";
import { useSwipeable } from "react-swipeable";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import type { Guide } from "../../domain/guides/guide";
import { type Place, placeAt } from "../../domain/guides/place";
import { ClosingStep } from "./closing-step";
import { PlayerFooter } from "./player-footer";
import { PlayerHeader } from "./player-header";
import { StepView } from "./step-view";
import { useBell } from "./use-bell";
import { usePlace } from "./use-place";
import { useStepKeys } from "./use-step-keys";
import { useWakeLock } from "./use-wake-lock";

/** As in the journal's entry view. */
const SWIPE_PX = 50;

/** A guided prayer that fills the screen, one step at a time: by button, key or swipe. */
export function GuidePlayer({ guide, today }: { guide: Guide; today: string }) {
  const { position, length, isResumed, next, back, startOver } = usePlace(guide, today);
  const place = placeAt(guide, position);
  const stepIndex = place?.stepIndex ?? guide.steps.length;
  const bell = useBell();
  const navigate = useNavigate();
  const leave = useCallback(() => navigate("/immersive-prayer"), [navigate]);
  useStepKeys({ next, back, leave });
  useWakeLock();
  const swipe = useSwipeable({
    onSwiped: ({ absX, absY, deltaX }) => {
      if (absX > SWIPE_PX && absX > absY) (deltaX < 0 ? next : back)();
    },
  });

  return (
    <main
      id="main"
      tabIndex={-1}
      className="fixed inset-0 z-40 flex flex-col bg-linear-to-b from-accent-soft to-paper to-45%"
    >
      <PlayerHeader guide={guide} stepIndex={stepIndex} bell={bell} onLeave={leave} />
      <p role="status" className="sr-only">
        {announcement(place, guide.steps.length)}
      </p>
      {/* Every step begins at its top; a long one scrolls, with the keyboard too. */}
      <section
        key={stepIndex}
        {...swipe}
        aria-label="Step"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable with the keyboard
        tabIndex={0}
        className="min-h-0 grow touch-pan-y overflow-y-auto overscroll-contain mask-b-from-[calc(100%-1.25rem)] -outline-offset-2"
      >
        <div className="mx-auto flex min-h-full w-full max-w-[38rem] flex-col justify-center px-5 py-6 sm:px-8">
          {isResumed && <ResumedNotice onStartOver={startOver} />}
          {place ? (
            <StepView place={place} ring={bell.ring} />
          ) : (
            <ClosingStep guide={guide} today={today} onStartOver={startOver} />
          )}
        </div>
      </section>
      {place && (
        <PlayerFooter
          place={place}
          isFirst={position === 0}
          isLast={position === length - 1}
          onBack={back}
          onNext={next}
        />
      )}
    </main>
  );
}

/** Returns the announcement of a step for screen readers. */
function announcement(place: Place | null, count: number): string {
  if (!place) return "The prayer is finished.";
  const { step, stepIndex, time } = place;
  if (time > 0) return `${step.prayers?.[0]?.name ?? step.title} ${time + 1} of ${step.times}`;
  return [`Step ${stepIndex + 1} of ${count}`, step.part, step.title].filter(Boolean).join(": ");
}

/** Says that the prayer continues where it was left, and offers to start over. */
function ResumedNotice({ onStartOver }: { onStartOver: () => void }) {
  return (
    <Notice
      role="status"
      className="mb-6"
      action={
        <Button variant="secondary" size="sm" onClick={onStartOver}>
          Start over
        </Button>
      }
    >
      You are back where you left off.
    </Notice>
  );
}
