import { Button } from "~/ui/button";

/** 'Save Entry', with its pending state. */
export function SaveButton({
  isSaving,
  onSave,
  className,
}: {
  isSaving: boolean;
  onSave: () => void;
  className?: string;
}) {
  return (
    <Button className={className} pending={isSaving} pendingLabel="Saving..." onClick={onSave}>
      Save Entry
    </Button>
  );
}
