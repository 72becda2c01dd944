import { Pause, Play } from "lucide-react";
import { useState } from "react";
import { Button } from "~/ui/button";
import { useCountdown } from "./use-countdown";

const RADIUS = 54;
const ROUND = 2 * Math.PI * RADIUS;
const ANOTHER_SECONDS = 60;

const STATUS = {
  ready: "",
  running: "Silence begins.",
  paused: "Silence paused.",
  over: "The silence has ended.",
};

/** An optional silence: a ring that empties, with a soft bell at the start and the end. */
export function Silence({ seconds, ring }: { seconds: number; ring: () => void }) {
  const { state, left, start, pause } = useCountdown(seconds, ring);
  const [total, setTotal] = useState(seconds);
  const isOver = state === "over";
  const begin = () => {
    if (state !== "paused") ring();
    if (isOver) setTotal(ANOTHER_SECONDS);
    start(isOver ? ANOTHER_SECONDS : undefined);
  };
  return (
    <section aria-label="Silence" className="mt-8 flex items-center gap-5">
      <div className="relative size-24 shrink-0">
        <svg viewBox="0 0 120 120" className="size-full -rotate-90" aria-hidden="true" data-illustration>
          <circle cx="60" cy="60" r={RADIUS} fill="none" strokeWidth="3" className="stroke-line" />
          <circle
            cx="60"
            cy="60"
            r={RADIUS}
            fill="none"
            strokeWidth="3"
            strokeLinecap="round"
            strokeDasharray={ROUND}
            strokeDashoffset={ROUND * (1 - left / total)}
            className="stroke-accent transition-[stroke-dashoffset] duration-300 ease-linear"
          />
        </svg>
        <span
          role="timer"
          className="absolute inset-0 grid place-items-center font-serif text-xl tabular-nums"
        >
          {clock(left)}
        </span>
      </div>
      <div className="min-w-0">
        <p className="text-muted">
          {isOver ? "The silence has ended. Stay, or go on." : "Keep a little silence."}
        </p>
        {state === "running" ? (
          <Button variant="secondary" size="sm" icon={<Pause aria-hidden />} className="mt-2" onClick={pause}>
            Pause
          </Button>
        ) : (
          <Button variant="secondary" size="sm" icon={<Play aria-hidden />} className="mt-2" onClick={begin}>
            {labelOf(state)}
          </Button>
        )}
      </div>
      <p role="status" className="sr-only">
        {STATUS[state]}
      </p>
    </section>
  );
}

function labelOf(state: "ready" | "paused" | "over"): string {
  if (state === "ready") return "Begin silence";
  return state === "paused" ? "Continue" : "One more minute";
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
