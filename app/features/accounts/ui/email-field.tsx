import { forwardRef, type ReactNode } from "react";
import { Field, Input } from "~/ui/field";

export interface EmailFieldProps {
  error?: ReactNode;
  defaultValue?: string;
}

/** The e-mail address of an account, as password managers know it. */
export const EmailField = forwardRef<HTMLInputElement, EmailFieldProps>(function EmailField(
  { error, defaultValue },
  ref,
) {
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
});
