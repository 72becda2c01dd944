import { clsx } from "clsx";
import { useEffect, useId, useRef } from "react";
import { Button } from "~/ui/button";
import { Chip } from "~/ui/check-chips";
import type { Mood } from "../contract";
import { MOODS } from "../domain/limits";
import { MoodIcon, moodName } from "./mood-label";

export interface MoodPickerProps {
  value: Mood | null;
  onChange: (mood: Mood | null) => void;
  className?: string;
}

/** A choice of one mood or none. Native radios and a button to clear them. */
export function MoodPicker({ value, onChange, className }: MoodPickerProps) {
  const name = useId();
  const line = useRef<HTMLDivElement>(null);
  // On a phone the chosen mood may be beyond the end of the line: scrolls only the line to it.
  useEffect(() => {
    const chosen = line.current?.querySelector("input:checked")?.parentElement;
    if (line.current && chosen) line.current.scrollLeft = chosen.offsetLeft - line.current.offsetWidth / 4;
  }, []);
  return (
    <fieldset className={clsx("relative min-w-0", className)}>
      <legend className="flex min-h-11 items-center text-sm font-medium">How are you feeling today?</legend>
      {/* On phones one line that scrolls, to leave room for the text; `relative` keeps the hidden radios in it. */}
      <div
        ref={line}
        className="relative -mx-1 flex gap-2 px-1 py-1 max-md:overflow-x-auto max-md:overscroll-x-contain max-md:[scrollbar-width:none] md:flex-wrap"
      >
        {MOODS.map((mood) => (
          <Chip
            key={mood}
            type="radio"
            name={name}
            value={mood}
            checked={value === mood}
            onChange={() => onChange(mood)}
            icon={<MoodIcon mood={mood} />}
          >
            {moodName(mood)}
          </Chip>
        ))}
      </div>
      {value !== null && (
        <Button
          variant="ghost"
          size="sm"
          className="absolute! -top-11 right-0 min-h-11!"
          onClick={(event) => {
            // The button disappears: the focus moves to the moods.
            event.currentTarget.closest("fieldset")?.querySelector("input")?.focus();
            onChange(null);
          }}
        >
          Clear
          <span className="sr-only"> mood</span>
        </Button>
      )}
    </fieldset>
  );
}
