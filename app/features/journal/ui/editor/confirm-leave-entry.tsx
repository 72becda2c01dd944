import { ConfirmLeave } from "~/ui/confirm-leave";

/** Asks before an entry is left that is not saved. Leaving costs no word: the draft stays in this browser. */
export function ConfirmLeaveEntry({ isDirty }: { isDirty: () => boolean }) {
  return (
    <ConfirmLeave
      isDirty={isDirty}
      text="It is not in your journal yet. Your words stay in this browser as a draft, and are here when you come back."
      stayLabel="Keep writing"
    />
  );
}
