import { Eye, EyeOff } from "lucide-react";
import { forwardRef, type InputHTMLAttributes, type ReactNode, useEffect, useState } from "react";
import { Field, type FieldLabels, Input } from "~/ui/field";
import { IconButton } from "~/ui/icon-button";

export const PASSWORD_HINT = "At least 8 characters. A short sentence works well.";

/** The e-mail address of an account, named for password managers. */
export const EmailField = forwardRef<HTMLInputElement, { error?: ReactNode; defaultValue?: string }>(
  function EmailField({ error, defaultValue }, ref) {
    return (
      <Field label="E-mail" error={error}>
        {(control) => (
          <Input
            {...control}
            ref={ref}
            name="email"
            type="email"
            autoComplete="username"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            required
            defaultValue={defaultValue}
          />
        )}
      </Field>
    );
  },
);

type PasswordFieldProps = FieldLabels & Omit<InputHTMLAttributes<HTMLInputElement>, "type">;

/** A labelled password input whose text can be shown. Without JavaScript it is an ordinary password input. */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(function PasswordField(
  { label, hint, error, required, id, ...rest },
  ref,
) {
  const [isShown, setIsShown] = useState(false);
  const [canToggle, setCanToggle] = useState(false);
  useEffect(() => setCanToggle(true), []);
  return (
    <Field {...{ label, hint, error, id }}>
      {(control) => (
        <div className="relative">
          <Input
            ref={ref}
            type={isShown ? "text" : "password"}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className="pr-12"
            {...rest}
            {...control}
            required={required}
          />
          {canToggle && (
            <div className="absolute inset-y-0 right-0">
              <IconButton
                label={isShown ? "Hide password" : "Show password"}
                onClick={() => setIsShown((shown) => !shown)}
              >
                {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
              </IconButton>
            </div>
          )}
        </div>
      )}
    </Field>
  );
});
