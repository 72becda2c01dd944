import { Bell, BellOff, X } from "lucide-react";
import { IconButton } from "~/ui/icon-button";
import type { Guide } from "../../domain/guides/guide";
import { ProgressLine } from "./progress-line";

export interface PlayerHeaderProps {
  guide: Guide;
  stepIndex: number;
  bell: { isOn: boolean; toggle: () => void };
  onLeave: () => void;
}

/** What prays here, how far it has come, the bell and the way out. */
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
