import { type InputHTMLAttributes, type ReactNode, useId } from "react";

export interface SliderProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "id"> {
  label: ReactNode;
  /** The value in words, shown at the right and read instead of the bare number. */
  valueText: string;
}

/** A labelled range in steps, on the browser's own control. */
export function Slider({ label, valueText, ...rest }: SliderProps) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        <output htmlFor={id} className="text-sm text-muted">
          {valueText}
        </output>
      </div>
      <input
        id={id}
        type="range"
        aria-valuetext={valueText}
        className="h-11 w-full cursor-pointer"
        {...rest}
      />
    </div>
  );
}
