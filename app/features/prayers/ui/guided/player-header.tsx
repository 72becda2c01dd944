import { clsx } from "clsx";
import { Bell, BellOff, X } from "lucide-react";
import { IconButton } from "~/ui/icon-button";
import type { Guide } from "../../domain/guides/guide";

interface PlayerHeaderProps {
  guide: Guide;
  stepIndex: number;
  bell: { isOn: boolean; toggle: () => void };
  onLeave: () => void;
}

/** The guide's title and progress, the bell, and the button to leave. */
export function PlayerHeader({ guide, stepIndex, bell, onLeave }: PlayerHeaderProps) {
  return (
    <header className="mx-auto w-full max-w-page shrink-0 px-3 pt-[calc(env(safe-area-inset-top)+0.5rem)] sm:px-6">
      <div className="grid grid-cols-[2.75rem_minmax(0,1fr)_2.75rem] items-center gap-2 pb-2">
        <IconButton label="Leave the prayer" aria-keyshortcuts="Escape" onClick={onLeave}>
          <X aria-hidden />
        </IconButton>
        <div className="min-w-0 text-center">
          <h1 className="truncate text-base/5">{guide.title}</h1>
          <p className="text-balance text-sm text-muted">{guide.subtitle}</p>
        </div>
        <IconButton label={bell.isOn ? "Turn the bell off" : "Turn the bell on"} onClick={bell.toggle}>
          {bell.isOn ? <Bell aria-hidden /> : <BellOff aria-hidden />}
        </IconButton>
      </div>
      <ProgressLine stepIndex={stepIndex} count={guide.steps.length} />
    </header>
  );
}

/** Shows the progress as a thin line with a part for each step. `stepIndex` equals `count` at the end. */
function ProgressLine({ stepIndex, count }: { stepIndex: number; count: number }) {
  const done = Math.min(stepIndex + 1, count);
  return (
    <div
      role="progressbar"
      aria-label="Progress"
      aria-valuemin={0}
      aria-valuemax={count}
      aria-valuenow={done}
      aria-valuetext={stepIndex >= count ? "Finished" : `Step ${done} of ${count}`}
      className="flex gap-1"
    >
      {Array.from({ length: count }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place
          key={index}
          className={clsx(
            "h-1 grow rounded-full transition-colors",
            index <= stepIndex ? "bg-accent" : "bg-line",
          )}
        />
      ))}
    </div>
  );
}
