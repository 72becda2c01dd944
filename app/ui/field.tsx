import { clsx } from "clsx";
import { CircleAlert } from "lucide-react";
import {
  forwardRef,
  type InputHTMLAttributes,
  type ReactNode,
  type TextareaHTMLAttributes,
  useId,
} from "react";

/** Returns the classes of a text control: input, textarea, native select. */
export function controlClass(className?: string): string {
  return clsx(
    // 16 px text: iOS zooms the page when a smaller control takes the focus.
    "w-full rounded-lg border border-line-strong bg-card px-3.5 text-base text-ink transition-colors",
    "hover:border-muted focus-visible:outline-offset-0 aria-invalid:border-danger",
    "disabled:bg-sunken disabled:text-muted [&[readonly]]:bg-sunken",
    className,
  );
}

export interface FieldLabels {
  label: ReactNode;
  /** Help below the control, read with it. */
  hint?: ReactNode;
  /** The mistake and how to correct it; read with the control. */
  error?: ReactNode;
  required?: boolean;
  /** Hides the label except from screen readers, where its meaning is obvious. */
  hideLabel?: boolean;
  id?: string;
}

/** Attributes that tie a control to its labels. */
interface ControlProps {
  id: string;
  required?: boolean;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
}

export interface FieldProps extends FieldLabels {
  className?: string;
  children: (control: ControlProps) => ReactNode;
}

/** Label, hint and error around any control, wired by ids. For text, use TextField or TextAreaField. */
export function Field({ label, hint, error, required, hideLabel, id, className, children }: FieldProps) {
  const own = useId();
  const controlId = id ?? own;
  const described = [hint && `${controlId}-hint`, error && `${controlId}-error`].filter(Boolean).join(" ");
  return (
    <div className={clsx("grid content-start gap-1.5", className)}>
      <label htmlFor={controlId} className={hideLabel ? "sr-only" : "text-sm font-medium text-ink"}>
        {label}
        {required && (
          <span aria-hidden="true" className="ml-1 text-danger">
            *
          </span>
        )}
      </label>
      {children({
        id: controlId,
        required,
        "aria-describedby": described || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {hint && (
        <p id={`${controlId}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${controlId}-error`} className="flex gap-1.5 text-sm text-danger">
          <CircleAlert aria-hidden className="mt-0.5 size-4" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

/** A bare text input. It needs a label: Field, TextField or `aria-label`. */
export const Input = forwardRef<HTMLInputElement, InputHTMLAttributes<HTMLInputElement>>(function Input(
  { className, ...rest },
  ref,
) {
  return <input ref={ref} className={controlClass(clsx("h-11", className))} {...rest} />;
});

/** A bare multi-line input; `serif` for words of prayer and entries. */
const Textarea = forwardRef<
  HTMLTextAreaElement,
  TextareaHTMLAttributes<HTMLTextAreaElement> & { serif?: boolean }
>(function Textarea({ className, serif, rows = 4, ...rest }, ref) {
  return (
    <textarea
      ref={ref}
      rows={rows}
      className={controlClass(clsx("py-2.5 leading-relaxed", serif && "font-serif text-reading", className))}
      {...rest}
    />
  );
});

type TextFieldProps = FieldLabels & InputHTMLAttributes<HTMLInputElement> & { fieldClassName?: string };

/** A labelled text input. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, hint, error, required, hideLabel, id, fieldClassName, ...rest },
  ref,
) {
  return (
    <Field {...{ label, hint, error, required, hideLabel, id }} className={fieldClassName}>
      {(control) => <Input ref={ref} {...rest} {...control} />}
    </Field>
  );
});

type TextAreaFieldProps = FieldLabels &
  TextareaHTMLAttributes<HTMLTextAreaElement> & { fieldClassName?: string; serif?: boolean };

/** A labelled multi-line input. */
export const TextAreaField = forwardRef<HTMLTextAreaElement, TextAreaFieldProps>(function TextAreaField(
  { label, hint, error, required, hideLabel, id, fieldClassName, ...rest },
  ref,
) {
  return (
    <Field {...{ label, hint, error, required, hideLabel, id }} className={fieldClassName}>
      {(control) => <Textarea ref={ref} {...rest} {...control} />}
    </Field>
  );
});
