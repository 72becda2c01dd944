import { useCall } from "~/features/shell/ui/use-call";
import { callApi } from "~/shared/call-api";
import { formatLocalDate } from "~/shared/dates";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";

export interface DeletionNoticeProps {
  /** The local date of the deletion, yyyy-MM-dd. */
  day: string;
}

/** Says when the account will be deleted, and cancels the deletion. */
export function DeletionNotice({ day }: DeletionNoticeProps) {
  const keep = useCall(() => callApi<{ message: string }>("/api/account/deletion", { method: "DELETE" }), {
    success: ({ message }) => ({ title: message }),
    failure: { title: "Your account could not be kept", text: "Please try again." },
    revalidate: "after-success",
  });
  return (
    <div className="mx-auto w-full max-w-5xl px-4 pt-4 sm:px-6">
      <Notice
        tone="warn"
        role="status"
        title={`Your account will be deleted on ${formatLocalDate(day, "MMMM d, yyyy")}.`}
        action={
          <Button
            size="sm"
            onClick={() => void keep.run()}
            pending={keep.isPending}
            pendingLabel="Keeping it..."
          >
            Keep my account
          </Button>
        }
      >
        Everything you wrote will be deleted with it. You can still export it in the settings.
      </Notice>
    </div>
  );
}
