import { Bookmark } from "lucide-react";
import { useEffect, useState } from "react";
import { isUnauthorized } from "~/shared/call-api";
import type { ReadingPlace } from "../../contract";
import { keptPlacePath } from "../../domain/reading-paths";
import { useReader } from "./use-reader";

const MOST = 6;
/** Set when this browser has shown places: the next page leaves room for them (EarlySettings). */
export const HAS_PLACES = "acolyte_reading_places";

/** Where the reader can read on. Nothing for visitors and before they keep a place. */
export function ContinueReading() {
  const [places, setPlaces] = useState<ReadingPlace[] | null>(null);
  const { userId, call, forget } = useReader("/read");

  useEffect(() => {
    if (!userId) return setPlaces([]);
    let isGone = false;
    call<ReadingPlace[]>("/api/reading/places").then(
      (found) => !isGone && setPlaces(found.filter(({ address }) => address !== null)),
      (error) => isUnauthorized(error) && forget(),
    );
    return () => {
      isGone = true;
    };
  }, [userId, call, forget]);

  useEffect(() => {
    if (places) noteRoom(places.length > 0);
  }, [places]);

  return (
    <div className="continue-reading print:hidden">
      {places && places.length > 0 && (
        <section aria-labelledby="continue-reading" className="mb-8">
          <h2 id="continue-reading" className="text-lg/7">
            Continue reading
          </h2>
          <ul className="-mx-4 mt-2 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:mx-0 sm:px-0">
            {places.slice(0, MOST).map((place) => (
              <li key={place.work} className="shrink-0">
                <a
                  href={keptPlacePath(place)}
                  className="inline-flex min-h-11 items-center gap-2 rounded-full bg-accent-soft px-4 font-serif text-accent-text transition-colors hover:text-ink"
                >
                  <Bookmark aria-hidden className="size-4" />
                  {place.reference}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function noteRoom(hasPlaces: boolean): void {
  document.documentElement.toggleAttribute("data-reading-places", hasPlaces);
  try {
    if (hasPlaces) localStorage.setItem(HAS_PLACES, "1");
    else localStorage.removeItem(HAS_PLACES);
  } catch {
    // The room comes with the places.
  }
}
