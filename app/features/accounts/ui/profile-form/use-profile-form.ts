import { useCallback, useRef, useState } from "react";
import { changedNames, type ProfileValues, readProfileForm } from "../../domain/profile-values";

/** The fields of a profile form as the browser has them, what is wrong with them, and which of them nobody saved. */
export function useProfileForm(first: ProfileValues) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const saved = useRef(first);

  const read = useCallback(
    () => (form.current ? readProfileForm(new FormData(form.current), saved.current) : saved.current),
    [],
  );
  const changed = useCallback(() => changedNames(saved.current, read()), [read]);
  const markSaved = useCallback((values: ProfileValues) => {
    saved.current = values;
  }, []);
  /** Shows what is wrong and leads to the first of the fields. */
  const showErrors = useCallback((wrong: Record<string, string>) => {
    setErrors(wrong);
    const [name] = Object.keys(wrong);
    const field = name && form.current?.elements.namedItem(name);
    if (!(field instanceof HTMLElement)) return;
    // Not at the edge of the screen, where the message about it may lie above it.
    field.focus({ preventScroll: true });
    field.scrollIntoView({ block: "center" });
  }, []);
  return { form, errors, showErrors, read, changed, markSaved };
}
