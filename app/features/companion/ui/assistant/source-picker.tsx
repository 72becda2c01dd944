import { CheckChips } from "~/ui/check-chips";
import { Collapsible } from "~/ui/collapsible";
import { COMPANION_LIMITS, SOURCE_LABELS, SOURCES, type Source } from "../../contract";

const OPTIONS = SOURCES.map((source) => ({ value: source, label: SOURCE_LABELS[source] }));
const { max } = COMPANION_LIMITS.sources;

interface SourcePickerProps {
  sources: Source[];
  onChange: (sources: Source[]) => void;
  isCollapsed: boolean;
  onCollapse: (isCollapsed: boolean) => void;
}

/** What an answer is drawn from: one to three of the sources. Closed, it names those that are chosen. */
export function SourcePicker({ sources, onChange, isCollapsed, onCollapse }: SourcePickerProps) {
  const chosen = sources.map((source) => SOURCE_LABELS[source]).join(", ");
  return (
    <Collapsible
      open={!isCollapsed}
      onOpenChange={(isOpen) => onCollapse(!isOpen)}
      title={
        <span className="min-w-0">
          <span className="text-sm">
            Sources{" "}
            <span className="font-normal text-muted tabular-nums">
              {sources.length} of {max}
            </span>
          </span>
          {isCollapsed && (
            <span className="block truncate text-sm font-normal text-muted">{chosen || "None chosen"}</span>
          )}
        </span>
      }
    >
      <p className="mb-3 text-sm text-muted">Choose one to three that the answer is drawn from.</p>
      <CheckChips
        legend="Sources"
        hideLegend
        options={OPTIONS}
        value={sources}
        onValueChange={onChange}
        max={max}
      />
    </Collapsible>
  );
}
