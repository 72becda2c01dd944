import { useEffect, useState } from "react";

/** The browser's IANA zone once the page is alive, empty before: the server cannot know it. */
export function useBrowserTimezone(): string {
  const [timezone, setTimezone] = useState("");
  useEffect(() => setTimezone(Intl.DateTimeFormat().resolvedOptions().timeZone), []);
  return timezone;
}
