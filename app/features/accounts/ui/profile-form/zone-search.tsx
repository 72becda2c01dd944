import { useMemo, useRef } from "react";
import { Dialog } from "~/ui/dialog";
import { SearchList } from "~/ui/search-list";
import { allTimeZones, matchesTimeZone, timeZoneName } from "../../domain/time-zones";

export interface ZoneSearchProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  current: string;
  onChoose: (timezone: string) => void;
}

/** A search over every zone that the browser knows. */
export default function ZoneSearch({ open, onOpenChange, current, onChoose }: ZoneSearchProps) {
  const box = useRef<HTMLInputElement>(null);
  const items = useMemo(
    () =>
      allTimeZones().map((zone) => {
        const { place, region } = timeZoneName(zone);
        return { value: zone, label: place, hint: region };
      }),
    [],
  );
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Choose your timezone" initialFocus={box}>
      <SearchList
        ref={box}
        label="Search all timezones"
        placeholder="A city, such as New York"
        items={items}
        current={current}
        onChoose={onChoose}
        matches={matchesTimeZone}
        emptyText="No timezone has this name. Try the largest city near you."
      />
    </Dialog>
  );
}
