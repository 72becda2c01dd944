import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { Button } from "~/ui/button";
import { Input } from "~/ui/field";

export interface InlineFormProps {
  /** The accessible name of the form and of its field. */
  label: string;
  initial: string;
  placeholder: string;
  inputMode?: "url" | "text";
  /** Takes the focus as it opens. */
  focusFirst?: boolean;
  /** Takes the value; gives what is wrong with it, or null. */
  onApply: (value: string) => string | null;
  onCancel: () => void;
  /** Further buttons. */
  children?: ReactNode;
}

/** One field with Apply in a toolbar: Enter applies, Escape cancels. */
export function InlineForm({
  label,
  initial,
  placeholder,
  inputMode = "text",
  focusFirst = false,
  onApply,
  onCancel,
  children,
}: InlineFormProps) {
  const [value, setValue] = useState(initial);
  const [error, setError] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();

  // Not autoFocus: a bubble is put into the page only after its content was rendered.
  useEffect(() => {
    if (!focusFirst) return;
    const frame = requestAnimationFrame(() => {
      input.current?.focus();
      input.current?.select();
    });
    return () => cancelAnimationFrame(frame);
  }, [focusFirst]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setError(onApply(value));
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    onCancel();
  };
  return (
    <form
      aria-label={label}
      noValidate
      onSubmit={submit}
      onKeyDown={handleKeyDown}
      className="grid gap-1.5 p-1"
    >
      <div className="flex items-center gap-1.5">
        <Input
          ref={input}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          inputMode={inputMode}
          autoComplete="off"
          autoCapitalize={inputMode === "url" ? "off" : undefined}
          spellCheck={inputMode !== "url"}
          placeholder={placeholder}
          value={value}
          onChange={({ target }) => {
            setValue(target.value);
            setError(null);
          }}
          className="h-10! w-auto min-w-0 grow md:w-64!"
        />
        <Button type="submit" size="sm">
          Apply
        </Button>
        {children}
      </div>
      {error && (
        <p id={errorId} role="alert" className="px-1 text-sm text-danger">
          {error}
        </p>
      )}
    </form>
  );
}
