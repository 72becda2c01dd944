import { ArchiveRestore } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "~/ui/button";
import { countOfEntries } from "../../domain/count-of-entries";
import type { useBinSelection } from "./use-bin-selection";

export interface BinToolbarProps {
  selection: ReturnType<typeof useBinSelection>;
  isRestoring: boolean;
  onRestore: () => void;
  onDelete: () => void;
  onEmpty: () => void;
}

/** What can be done with the bin as a whole, or with the chosen entries. */
export function BinToolbar({ selection, isRestoring, onRestore, onDelete, onEmpty }: BinToolbarProps) {
  const { isSelecting, chosen, start, selectAll, cancel } = selection;
  const none = chosen.length === 0;
  const tools = useRef<HTMLFieldSetElement>(null);
  const wasSelecting = useRef(isSelecting);

  // The button that was pressed is gone: the focus goes on to the first of its successors.
  useEffect(() => {
    if (wasSelecting.current !== isSelecting) tools.current?.querySelector("button")?.focus();
    wasSelecting.current = isSelecting;
  }, [isSelecting]);

  return (
    <fieldset ref={tools} aria-label="Recycle bin" className="mb-6 flex flex-wrap items-center gap-2">
      {isSelecting ? (
        <>
          <p role="status" className="mr-auto text-[0.9375rem] text-muted max-sm:w-full">
            {countOfEntries(chosen.length)} selected
          </p>
          <Button variant="secondary" size="sm" onClick={selectAll}>
            Select All
          </Button>
          <Button variant="ghost" size="sm" onClick={cancel}>
            Cancel
          </Button>
          <Button
            variant="secondary"
            size="sm"
            icon={<ArchiveRestore aria-hidden />}
            disabled={none}
            pending={isRestoring}
            onClick={onRestore}
          >
            Restore
          </Button>
          <Button variant="destructive" size="sm" disabled={none} onClick={onDelete}>
            Delete Permanently
          </Button>
        </>
      ) : (
        <>
          <Button variant="secondary" size="sm" onClick={start}>
            Select Items
          </Button>
          <Button variant="destructive" size="sm" className="ml-auto" onClick={onEmpty}>
            Empty Recycle Bin
          </Button>
        </>
      )}
    </fieldset>
  );
}
