import { clsx } from "clsx";
import { useId } from "react";
import { Button } from "~/ui/button";
import { MOODS, type Mood } from "../contract";
import { MoodIcon, moodName } from "./mood-label";

/** One of the eight moods, or none. Native radios; the choice can be taken back. */
export function MoodPicker({
  value,
  onChange,
  className,
}: {
  value: Mood | null;
  onChange: (mood: Mood | null) => void;
  className?: string;
}) {
  const name = useId();
  return (
    <fieldset className={className}>
      <legend className="mb-2 text-sm font-medium">How are you feeling today?</legend>
      <div className="flex flex-wrap gap-2">
        {MOODS.map((mood) => (
          <label
            key={mood}
            className={clsx(
              "inline-flex min-h-9 items-center gap-1.5 rounded-full border border-line-strong/60 py-1 pr-3.5 pl-3 text-[0.9375rem] transition-colors select-none hover:border-line-strong pointer-coarse:min-h-11",
              "has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-text",
              "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-text",
            )}
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={mood}
              checked={value === mood}
              onChange={() => onChange(mood)}
            />
            <MoodIcon mood={mood} />
            {moodName(mood)}
          </label>
        ))}
        {/* It keeps its place while there is nothing to clear, so that nothing moves. */}
        <Button
          variant="ghost"
          size="sm"
          className={clsx("-ml-1", value === null && "invisible")}
          onClick={(event) => {
            // The button goes: the focus stays with the moods.
            event.currentTarget.closest("fieldset")?.querySelector("input")?.focus();
            onChange(null);
          }}
        >
          Clear mood
        </Button>
      </div>
    </fieldset>
  );
}
