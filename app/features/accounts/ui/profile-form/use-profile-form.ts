import { useCallback, useRef, useState } from "react";
import { useCall } from "~/features/shell/ui/use-call";
import { callApi, fieldErrors } from "~/shared/call-api";
import type { UpdateProfileInput, User } from "../../contract";
import { changedNames, type ProfileValues, readProfileForm } from "../../domain/profile-values";

export type ProfileForm = ReturnType<typeof useProfileForm>;

/** The fields of a profile form as the browser has them, their errors, the unsaved ones, and the call that saves them. */
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
  /** Shows errors and moves the focus to the first field with one. */
  const showErrors = useCallback((wrong: Record<string, string>) => {
    setErrors(wrong);
    const [name] = Object.keys(wrong);
    const field = name && form.current?.elements.namedItem(name);
    if (!(field instanceof HTMLElement)) return;
    // Not at the edge of the screen, where the message above the field would be hidden.
    field.focus({ preventScroll: true });
    field.scrollIntoView({ block: "center" });
  }, []);
  const { isPending, run: save } = useCall(
    (body: UpdateProfileInput) => callApi<User>("/api/auth/profile", { method: "PATCH", body }),
    {
      success: () => ({
        title: "Profile Updated",
        description: "Your profile has been successfully updated.",
      }),
      failure: (error) => {
        showErrors(fieldErrors(error));
        return { title: "Update Failed", text: "Failed to update profile. Please try again." };
      },
    },
  );
  return { form, errors, showErrors, read, changed, markSaved, isSaving: isPending, save };
}
