import { useEffect, useState } from "react";
import { ianaName } from "~/shared/iana-name";

/** The browser's IANA zone once the page is alive, empty before: the server cannot know it. */
export function useBrowserTimezone(): string {
  const [timezone, setTimezone] = useState("");
  useEffect(() => setTimezone(ianaName(Intl.DateTimeFormat().resolvedOptions().timeZone)), []);
  return timezone;
}
