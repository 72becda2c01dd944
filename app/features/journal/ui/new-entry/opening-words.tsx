import { clsx } from "clsx";
import { TypedText } from "./typed-text";

const GREETING_MS = 20;
const INSPIRATION_MS = 15;

/** The greeting and the inspiration above a new entry. Exactly the room that they will take is kept free before they come. */
export function OpeningWords({
  greeting,
  inspiration,
  expected,
}: {
  /** Null until it is known. */
  greeting: string | null;
  inspiration: string;
  /** The inspiration that is on its way; empty for none. */
  expected: string;
}) {
  const words = inspiration || (greeting === null ? expected : "");
  return (
    <>
      <p className="min-h-8 font-serif text-xl/8">
        {greeting && <TypedText key={greeting} text={greeting} msPerCharacter={GREETING_MS} />}
      </p>
      {words && (
        <figure className={clsx("mt-4 border-l-2 border-accent pl-4", !inspiration && "invisible")}>
          <figcaption className="text-sm font-medium text-accent-text">Inspiration</figcaption>
          <blockquote className="mt-1 font-serif text-reading text-pretty">
            {inspiration ? (
              <TypedText key={inspiration} text={inspiration} msPerCharacter={INSPIRATION_MS} />
            ) : (
              expected
            )}
          </blockquote>
        </figure>
      )}
    </>
  );
}
