import type { SavedStats } from "~/features/library/contract";
import { NativeSelect } from "~/ui/native-select";
import { PERSPECTIVE_LABELS, type Perspective } from "../../../contract";
import {
  denominationsIn,
  kindsIn,
  SAVED_KIND_LABELS,
  type SavedFilter,
  type SavedKind,
} from "../../../domain/saved-filter";

interface SavedPanelFiltersProps {
  stats: SavedStats;
  filter: SavedFilter;
  onChange: (filter: SavedFilter) => void;
}

/** What the saved list is narrowed down to. There are only choices of which there is anything. */
export function SavedPanelFilters({ stats, filter, onChange }: SavedPanelFiltersProps) {
  const kinds = kindsIn(stats);
  const denominations = denominationsIn(stats);
  const { kind, denomination } = filter;
  return (
    <div className="flex gap-2 border-b border-line p-2">
      <NativeSelect
        label="Show"
        hideLabel
        value={kind}
        onChange={(event) => onChange({ ...filter, kind: event.target.value as SavedKind })}
        fieldClassName="min-w-0 flex-1"
      >
        {kinds.map((one) => (
          <option key={one} value={one}>
            {SAVED_KIND_LABELS[one]}
          </option>
        ))}
      </NativeSelect>
      {denominations.length > 0 && (
        <NativeSelect
          label="Perspective"
          hideLabel
          value={denomination ?? ""}
          onChange={(event) =>
            onChange({ ...filter, denomination: (event.target.value || null) as Perspective | null })
          }
          fieldClassName="min-w-0 flex-1"
        >
          <option value="">Anyone</option>
          {denominations.map((one) => (
            <option key={one} value={one}>
              {PERSPECTIVE_LABELS[one]}
            </option>
          ))}
        </NativeSelect>
      )}
    </div>
  );
}
