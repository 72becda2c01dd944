import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";

/** Says that the prayer goes on where it was left, and offers to begin anew. */
export function ResumedNotice({ onStartOver }: { onStartOver: () => void }) {
  return (
    <Notice
      role="status"
      className="mb-6"
      action={
        <Button variant="secondary" size="sm" onClick={onStartOver}>
          Start over
        </Button>
      }
    >
      You are back where you stopped.
    </Notice>
  );
}
