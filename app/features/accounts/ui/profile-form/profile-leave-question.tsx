import { LeaveQuestion } from "~/ui/leave-question";

/** Asks before changes of a profile are left that nobody saved. */
export function ProfileLeaveQuestion({ isDirty }: { isDirty: () => boolean }) {
  return (
    <LeaveQuestion
      isDirty={isDirty}
      text="What you have changed here is not saved yet."
      stayLabel="Keep editing"
    />
  );
}
