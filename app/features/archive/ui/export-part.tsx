import { Download } from "lucide-react";
import { formatBytes } from "~/shared/bytes";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { useExport } from "./use-export";
import { WorkProgress } from "./work-progress";

/** Downloads everything of an account as one file. */
export function ExportPart() {
  const { state, start, cancel } = useExport();
  const isRunning = state.step === "running";
  return (
    <section aria-labelledby="export-title" className="grid gap-3">
      <div>
        <h3 id="export-title" className="font-medium">
          Export
        </h3>
        <p className="text-sm text-muted">
          Everything you wrote and saved, as one ZIP file: JSON, Markdown of each entry, and your images. Keep
          it safe: it has no password.
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          icon={<Download aria-hidden />}
          onClick={start}
          pending={isRunning}
          pendingLabel="Preparing your archive..."
        >
          Download my archive
        </Button>
        {isRunning && (
          <Button variant="ghost" onClick={cancel}>
            Cancel
          </Button>
        )}
      </div>
      {isRunning && (
        <WorkProgress
          label={`${formatBytes(state.bytes)} so far`}
          share={state.expected > 0 ? Math.min(state.bytes / state.expected, 0.99) : null}
        />
      )}
      {state.step === "done" && (
        <Notice tone="success" role="status">
          Your archive is ready: {formatBytes(state.bytes)}
          {state.files > 1 &&
            ` in ${state.files} files. If you import them, do so in the order of their numbers`}
          .
        </Notice>
      )}
      {state.step === "failed" && (
        <Notice tone="danger" role="alert">
          {state.reason}
        </Notice>
      )}
    </section>
  );
}
