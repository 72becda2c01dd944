import { Search } from "lucide-react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { browserTimezone } from "~/shared/iana-name";
import { Button } from "~/ui/button";
import { NativeSelect } from "~/ui/native-select";
import { timezoneChoices } from "../../domain/timezones";

const TimezoneSearch = lazy(() => import("./timezone-search"));

/** The source of the chosen zone: the browser, the ZIP code, or the person (or the stored profile). */
type TimezoneSource = "browser" | "zip" | "person";

export type ChosenTimezone = ReturnType<typeof useTimezone>;

/** The zone of a profile form. With `startsDetected` the browser's zone replaces `first` on load. */
export function useTimezone(first: string, { startsDetected }: { startsDetected: boolean }) {
  const [zone, setTimezone] = useState<{ timezone: string; source: TimezoneSource }>({
    timezone: first,
    source: "person",
  });
  const detected = useBrowserTimezone();
  useEffect(() => {
    if (startsDetected && detected) setTimezone({ timezone: detected, source: "browser" });
  }, [startsDetected, detected]);

  const lastZip = useRef("");
  /** Takes the zone of a US ZIP code of five digits; an unknown one changes nothing. */
  const readZip = async (zipCode: string) => {
    lastZip.current = zipCode;
    if (zipCode.length !== 5) return;
    // Without a network the table may be missing: the zone can still be chosen by hand.
    const table = await import("../../domain/zip-timezone").catch(() => null);
    const timezone = table?.timezoneOfZip(zipCode);
    if (timezone && lastZip.current === zipCode) setTimezone({ timezone, source: "zip" });
  };
  const choose = (timezone: string) => {
    lastZip.current = "";
    setTimezone({ timezone, source: timezone === detected ? "browser" : "person" });
  };
  return { ...zone, detected, choose, readZip: (zipCode: string) => void readZip(zipCode) };
}

/** Returns the browser's IANA zone once the page is hydrated, an empty text before: the server cannot know it. */
export function useBrowserTimezone(): string {
  const [timezone, setTimezone] = useState("");
  useEffect(() => setTimezone(browserTimezone()), []);
  return timezone;
}

/** The zone: a select of common ones, and a search over all others. */
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
