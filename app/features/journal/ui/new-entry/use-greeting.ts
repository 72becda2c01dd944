import { useEffect, useState } from "react";
import type { InspirationSource } from "~/features/accounts/contract";
import { greetingOfHour } from "~/features/calendar/domain/time-of-day";
import type { Greeting } from "~/features/companion/contract";
import { callApi } from "~/shared/call-api";

/** The wait before the greeting by the hour. */
const HOUR_GREETING_DELAY_MS = 1000;

/**
 * The greeting and inspiration of a new entry; null until they are there. Asked for once, when the view opens;
 * without a preference, or when the call fails, a greeting by the hour of this device.
 */
export function useGreeting(preference: InspirationSource): Greeting | null {
  const [greeting, setGreeting] = useState<Greeting | null>(null);
  useEffect(() => {
    const greetByHour = () =>
      setGreeting({ greeting: greetingOfHour(new Date().getHours()), inspiration: "" });
    if (preference === "none") {
      const timer = setTimeout(greetByHour, HOUR_GREETING_DELAY_MS);
      return () => clearTimeout(timer);
    }
    const stop = new AbortController();
    callApi<Greeting>("/api/ai/personalized-greeting", { method: "POST", body: {}, signal: stop.signal })
      .then((answer) => (answer.greeting ? setGreeting(answer) : greetByHour()))
      .catch(() => {
        if (!stop.signal.aborted) greetByHour();
      });
    return () => stop.abort();
  }, [preference]);
  return greeting;
}
