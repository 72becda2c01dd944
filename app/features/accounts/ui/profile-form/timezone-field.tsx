import { Search } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "~/ui/button";
import { NativeSelect } from "~/ui/native-select";
import { timezoneChoices } from "../../domain/timezones";
import type { ChosenTimezone } from "./use-timezone";

const TimezoneSearch = lazy(() => import("./timezone-search"));

/** The zone: a select of the common ones, and a search over all the others. */
export function TimezoneField({ zone, error }: { zone: ChosenTimezone; error?: string }) {
  const [isSearching, setSearching] = useState(false);
  const [wasSearched, setSearched] = useState(false);
  const { timezone, source, detected } = zone;
  return (
    <div>
      <NativeSelect
        label={source === "browser" ? "Timezone (Auto-detected)" : "Timezone"}
        hint={<span role="status">{source === "zip" ? "Set from your zip code." : ""}</span>}
        error={error}
        name="timezone"
        value={timezone}
        onChange={(event) => zone.choose(event.target.value)}
      >
        {timezoneChoices({ detected, chosen: timezone }).map((choice) => (
          <option key={choice.zone} value={choice.zone}>
            {choice.label}
          </option>
        ))}
      </NativeSelect>
      <Button
        variant="ghost"
        size="sm"
        icon={<Search aria-hidden />}
        aria-haspopup="dialog"
        className="mt-1 -ml-2"
        onClick={() => {
          setSearched(true);
          setSearching(true);
        }}
      >
        Search all timezones
      </Button>
      {wasSearched && (
        <Suspense>
          <TimezoneSearch
            open={isSearching}
            onOpenChange={setSearching}
            current={timezone}
            onChoose={(chosen) => {
              zone.choose(chosen);
              setSearching(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
