import { TypedText } from "./typed-text";

const GREETING_MS = 20;
const INSPIRATION_MS = 15;

/** The greeting and the inspiration above a new entry. Their room is kept before they come. */
export function OpeningWords({
  greeting,
  inspiration,
  expectsInspiration,
}: {
  /** Null until it is known. */
  greeting: string | null;
  inspiration: string;
  expectsInspiration: boolean;
}) {
  return (
    <>
      <p className="min-h-8 font-serif text-xl/8">
        {greeting && <TypedText key={greeting} text={greeting} msPerCharacter={GREETING_MS} />}
      </p>
      {(inspiration || (expectsInspiration && greeting === null)) && (
        <div className="mt-4 min-h-36 md:min-h-28 lg:min-h-44">
          {inspiration && (
            <figure className="border-l-2 border-accent pl-4">
              <figcaption className="text-sm font-medium text-accent-text">Inspiration</figcaption>
              <blockquote className="mt-1 font-serif text-reading text-pretty">
                <TypedText key={inspiration} text={inspiration} msPerCharacter={INSPIRATION_MS} />
              </blockquote>
            </figure>
          )}
        </div>
      )}
    </>
  );
}
