import { useEffect, useState } from "react";
import { localDateIn } from "~/shared/dates";

/** Today on this device. Until the page stands it is the day of the profile's zone, which the server knows. */
export function useLocalToday(serverToday: string): string {
  const [today, setToday] = useState(serverToday);
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    if (timeZone) setToday(localDateIn(timeZone, new Date()));
  }, []);
  return today;
}
