import { useEffect, useRef, useState } from "react";
import { useBrowserTimezone } from "../use-browser-timezone";

/** Where the chosen zone comes from: the browser, the ZIP code, or the person (or what was stored). */
type TimezoneSource = "browser" | "zip" | "person";

export interface ChosenTimezone {
  timezone: string;
  source: TimezoneSource;
  /** The browser's zone; empty until the page is alive. */
  detected: string;
  choose: (timezone: string) => void;
  /** Takes the zone of a US ZIP code of five digits; an unknown one changes nothing. */
  readZip: (zipCode: string) => void;
}

/** The zone of a profile form. `startsDetected`: the browser's zone takes the place of `first` on load. */
export function useTimezone(first: string, { startsDetected }: { startsDetected: boolean }): ChosenTimezone {
  const [zone, setTimezone] = useState<{ timezone: string; source: TimezoneSource }>({
    timezone: first,
    source: "person",
  });
  const detected = useBrowserTimezone();
  useEffect(() => {
    if (startsDetected && detected) setTimezone({ timezone: detected, source: "browser" });
  }, [startsDetected, detected]);

  const lastZip = useRef("");
  const readZip = async (zipCode: string) => {
    lastZip.current = zipCode;
    if (zipCode.length !== 5) return;
    // Without the network the table may be missing: the zone can still be chosen by hand.
    const table = await import("../../domain/zip-timezone").catch(() => null);
    const timezone = table?.timezoneOfZip(zipCode);
    if (timezone && lastZip.current === zipCode) setTimezone({ timezone, source: "zip" });
  };
  const choose = (timezone: string) => {
    lastZip.current = "";
    setTimezone({ timezone, source: timezone === detected ? "browser" : "person" });
  };
  return { ...zone, detected, choose, readZip: (zipCode) => void readZip(zipCode) };
}
