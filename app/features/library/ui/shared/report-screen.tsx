import { Button } from "~/ui/button";
import { TextAreaField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import {
  LIBRARY_LIMITS,
  REPORT_REASON_LABELS,
  REPORT_REASONS,
  type ReportReason,
  sharedPath,
} from "../../contract";
import { SharedFrame } from "./shared-frame";

interface ReportScreenProps {
  token: string;
  /** The shared question. */
  question: string;
  /** Operators may take the page down. */
  isOperator: boolean;
  isDone?: boolean;
  error?: string;
}

/** Reports a shared page to the operator, or lets an operator take it down. Plain forms, because there is no script. */
export function ReportScreen({ token, question, isOperator, isDone, error }: ReportScreenProps) {
  return (
    <SharedFrame>
      <h1 className="mt-2 text-[1.75rem]/9 sm:mt-6">Report this page</h1>
      <p className="mt-3 font-serif text-reading break-words text-muted italic">{question}</p>
      {isDone ? (
        <Notice tone="success" role="status" title="Thank you" className="mt-6">
          The operator of this server will review it.
        </Notice>
      ) : (
        <ReportForm error={error} />
      )}
      {isOperator && <TakeDownForm />}
      <a
        href={sharedPath(token)}
        className="mt-6 inline-flex min-h-11 items-center text-accent-text underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        Back to the page
      </a>
    </SharedFrame>
  );
}

function ReportForm({ error }: { error?: string }) {
  return (
    <form method="post" className="mt-6 grid gap-5">
      {error && (
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
      )}
      <fieldset>
        <legend className="mb-1 text-sm font-medium">What is wrong with it?</legend>
        {REPORT_REASONS.map((reason: ReportReason) => (
          <label key={reason} className="flex min-h-11 items-center gap-3">
            <input type="radio" name="reason" value={reason} required className="size-5 shrink-0" />
            {REPORT_REASON_LABELS[reason]}
          </label>
        ))}
      </fieldset>
      <TextAreaField
        label="Anything else we should know"
        name="note"
        rows={4}
        maxLength={LIBRARY_LIMITS.reportNote}
        hint="Optional. We don’t send your name or address."
      />
      <Button type="submit" className="justify-self-start">
        Send report
      </Button>
    </form>
  );
}

function TakeDownForm() {
  return (
    <form method="post" className="mt-8 rounded-card border border-line p-4">
      <p className="text-sm text-muted">
        You are the operator of this server. Taking this page down disables the link, and its owner can’t
        share the response again.
      </p>
      <Button type="submit" name="intent" value="take-down" variant="destructive" className="mt-3">
        Take this page down
      </Button>
    </form>
  );
}
