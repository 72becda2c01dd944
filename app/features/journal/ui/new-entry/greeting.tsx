import { clsx } from "clsx";
import { useEffect, useState } from "react";
import type { InspirationSource } from "~/features/accounts/contract";
import { greetingOfHour } from "~/features/calendar/domain/time-of-day";
import type { Greeting } from "~/features/companion/contract";
import { callApi } from "~/shared/call-api";
import { TypedText } from "../typed-text";

/** The delay of the greeting by the hour. */
const HOUR_GREETING_DELAY_MS = 1000;

/** The delay of the companion's buttons after the greeting. */
const COMPANION_DELAY_MS = 500;

const GREETING_MS_PER_CHARACTER = 20;
const INSPIRATION_MS_PER_CHARACTER = 15;

/**
 * Fetches the greeting and inspiration of a new entry once, when the view opens. Without a preference, or when the
 * call fails, it is a greeting by the hour of this device. `isSettled` soon after the greeting has appeared.
 */
export function useGreeting(preference: InspirationSource): {
  greeting: Greeting | null;
  isSettled: boolean;
} {
  const [greeting, setGreeting] = useState<Greeting | null>(null);
  const [isSettled, setSettled] = useState(false);

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

  useEffect(() => {
    if (!greeting) return;
    const timer = setTimeout(() => setSettled(true), COMPANION_DELAY_MS);
    return () => clearTimeout(timer);
  }, [greeting]);

  return { greeting, isSettled };
}

export interface OpeningWordsProps {
  /** `null` until it is loaded. */
  greeting: string | null;
  inspiration: string;
  /** The inspiration to come, to keep its space; empty for none. */
  expected: string;
}

/** The greeting and the inspiration above a new entry. */
export function OpeningWords({ greeting, inspiration, expected }: OpeningWordsProps) {
  const words = inspiration || (greeting === null ? expected : "");
  return (
    <>
      <p className="min-h-8 font-serif text-xl/8">
        {greeting && <TypedText key={greeting} text={greeting} msPerCharacter={GREETING_MS_PER_CHARACTER} />}
      </p>
      {words && (
        <figure className={clsx("mt-4 border-l-2 border-accent pl-4", !inspiration && "invisible")}>
          <figcaption className="text-sm font-medium text-accent-text">Inspiration</figcaption>
          <blockquote className="mt-1 font-serif text-reading text-pretty">
            {inspiration ? (
              <TypedText key={inspiration} text={inspiration} msPerCharacter={INSPIRATION_MS_PER_CHARACTER} />
            ) : (
              expected
            )}
          </blockquote>
        </figure>
      )}
    </>
  );
}
