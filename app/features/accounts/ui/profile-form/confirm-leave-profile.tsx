import { ConfirmLeave } from "~/ui/confirm-leave";

/** Asks before changes of a profile are left that nobody saved. */
export function ConfirmLeaveProfile({ isDirty }: { isDirty: () => boolean }) {
  return (
    <ConfirmLeave
      isDirty={isDirty}
      text="What you have changed here is not saved yet."
      stayLabel="Keep editing"
    />
  );
}
