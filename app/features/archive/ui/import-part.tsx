import { Upload } from "lucide-react";
import { useId } from "react";
import { Button } from "~/ui/button";
import { buttonClass } from "~/ui/button-class";
import { Notice } from "~/ui/notice";
import { totalsOf } from "../domain/import-summary";
import { ImportSummaryTable } from "./import-summary";
import { useImport } from "./use-import";
import { WorkProgress } from "./work-progress";

/** Imports an archive, after showing what would happen. */
export function ImportPart() {
  const { state, choose, start, goOn, cancel } = useImport();
  const id = useId();
  const canChoose = state.step === "idle" || state.step === "refused" || state.step === "done";
  return (
    <section aria-labelledby="import-title" className="grid gap-3">
      <div>
        <h3 id="import-title" className="font-medium">
          Import
        </h3>
        <p className="text-sm text-muted">
          Add everything from an Acolyte archive. You see its contents before anything is added, and nothing
          is added twice.
        </p>
      </div>
      {canChoose && (
        <div>
          <input
            id={id}
            type="file"
            accept=".zip,application/zip"
            className="peer sr-only"
            onChange={(event) => {
              const file = event.target.files?.[0];
              event.target.value = "";
              if (file) void choose(file);
            }}
          />
          <label
            htmlFor={id}
            className={`${buttonClass("secondary")} cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent`}
          >
            <Upload aria-hidden />
            Import an archive
          </label>
        </div>
      )}
      <ImportStep state={state} start={start} goOn={goOn} cancel={cancel} />
    </section>
  );
}

type StepProps = Pick<ReturnType<typeof useImport>, "state" | "start" | "goOn" | "cancel">;

function ImportStep({ state, start, goOn, cancel }: StepProps) {
  switch (state.step) {
    case "idle":
      return null;
    case "opening":
      return <WorkProgress label={`Opening ${state.name}`} share={null} />;
    case "refused":
      return (
        <Notice tone="danger" role="alert">
          {state.reason}
        </Notice>
      );
    case "checking":
    case "importing": {
      const { done, total } = state;
      const label = `${state.step === "checking" ? "Checking" : "Adding"}: ${done} of ${total}`;
      return (
        <>
          <WorkProgress label={label} share={total > 0 ? done / total : null} />
          <Choices onCancel={cancel} />
        </>
      );
    }
    case "checked": {
      const { added } = totalsOf(state.summary);
      return (
        <>
          <ImportSummaryTable summary={state.summary} isDone={false} />
          {added === 0 && <p role="status">There is nothing new in this archive.</p>}
          <Choices onCancel={cancel} cancelLabel={added === 0 ? "Close" : "Cancel"}>
            {added > 0 && <Button onClick={start}>{`Add ${added} ${added === 1 ? "item" : "items"}`}</Button>}
          </Choices>
        </>
      );
    }
    case "interrupted":
      return (
        <>
          <Notice tone="danger" role="alert">
            {state.reason}
          </Notice>
          <Choices onCancel={cancel}>
            <Button onClick={goOn}>Continue</Button>
          </Choices>
        </>
      );
    case "done":
      return (
        <>
          <Notice tone="success" role="status">
            {`Your archive is imported: ${totalsOf(state.summary).added} added.`}
          </Notice>
          <ImportSummaryTable summary={state.summary} isDone />
        </>
      );
    default:
      return state satisfies never;
  }
}

function Choices(props: { onCancel: () => void; cancelLabel?: string; children?: React.ReactNode }) {
  return (
    <div className="flex flex-wrap gap-2">
      {props.children}
      <Button variant="ghost" onClick={props.onCancel}>
        {props.cancelLabel ?? "Cancel"}
      </Button>
    </div>
  );
}
