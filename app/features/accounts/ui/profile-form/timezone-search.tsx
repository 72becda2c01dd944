import { useMemo, useRef } from "react";
import { Dialog } from "~/ui/dialog";
import { SearchList } from "~/ui/search-list";
import { allTimezones, matchesTimezone, timezoneName } from "../../domain/timezones";

export interface TimezoneSearchProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  current: string;
  onChoose: (timezone: string) => void;
}

/** Searches all zones that the browser knows. */
export default function TimezoneSearch({ open, onOpenChange, current, onChoose }: TimezoneSearchProps) {
  const box = useRef<HTMLInputElement>(null);
  const items = useMemo(
    () =>
      allTimezones().map((zone) => {
        const { place, region } = timezoneName(zone);
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
        matches={matchesTimezone}
        emptyText="No matching timezone. Try the largest city near you."
      />
    </Dialog>
  );
}
