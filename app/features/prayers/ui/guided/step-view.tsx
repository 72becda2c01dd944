import { clsx } from "clsx";
import type { GuideVerse, PrayerText } from "../../domain/guides/guide";
import type { Place } from "../../domain/guides/place";
import { Silence } from "./silence";

/** Characters from which Scripture is shown in the size of reading text. */
const LONG_VERSE = 500;

/** One step of a guided prayer. */
export function StepView({ place: { step, stepIndex, time }, ring }: { place: Place; ring: () => void }) {
  const { part, title, words, verse, questions = [], prayers = [], times = 1, silence } = step;
  return (
    <section key={stepIndex} aria-labelledby="step-title" className="motion-safe:animate-rise">
      {part && <p className="mb-1 text-sm font-medium text-accent-text">{part}</p>}
      <h2 id="step-title" className="text-2xl/8 lg:text-[1.75rem]/9">
        {title}
      </h2>
      {words.map((text) => (
        <p key={text} className="mt-3 text-pretty text-muted">
          {text}
        </p>
      ))}
      {verse && <VerseBlock verse={verse} />}
      {questions.length > 0 && (
        <ul className="mt-6 grid gap-3 font-serif text-reading">
          {questions.map((question) => (
            <li key={question} className="border-l-2 border-line pl-4">
              {question}
            </li>
          ))}
        </ul>
      )}
      {prayers.map((prayer) => (
        <PrayerBlock
          key={prayer.name}
          prayer={prayer}
          isTitled={prayers.length > 1 || prayer.name !== title}
        />
      ))}
      {times > 1 && <Beads times={times} time={time} />}
      {silence && <Silence key={stepIndex} seconds={silence} ring={ring} />}
    </section>
  );
}

/** A verse with its reference, and its number in the translation where that differs. */
function VerseBlock({ verse }: { verse: GuideVerse }) {
  const isLong = verse.text.length > LONG_VERSE;
  return (
    <figure className="mt-6">
      <blockquote
        className={clsx("font-serif text-pretty", isLong ? "text-reading" : "text-xl/8 lg:text-[1.375rem]/9")}
      >
        {verse.text}
      </blockquote>
      <figcaption className="mt-2 text-sm text-muted">
        {verse.reference} · {verse.ownReference && `${verse.ownReference} in the `}
        {verse.translation}
      </figcaption>
    </figure>
  );
}

function PrayerBlock({ prayer: { name, lines }, isTitled }: { prayer: PrayerText; isTitled: boolean }) {
  return (
    <div className="mt-6">
      {isTitled && <h3 className="mb-1.5 font-sans text-sm font-medium text-muted">{name}</h3>}
      <div className="prose-entry">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  );
}

/** Shows how often a repeated prayer has been said, as beads and in words. `time` counts from 0. */
function Beads({ times, time }: { times: number; time: number }) {
  return (
    <div className="mt-7 flex flex-wrap items-center gap-x-4 gap-y-2">
      <div aria-hidden="true" className="flex items-center gap-1.5">
        {Array.from({ length: times }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: beads have no identity but their place
            key={index}
            className={clsx(
              "rounded-full border transition-[background-color,border-color,scale]",
              index === time ? "size-4 border-accent bg-accent" : "size-3",
              index < time && "border-accent bg-accent/45",
              index > time && "border-line-strong bg-card",
            )}
          />
        ))}
      </div>
      <p className="text-sm text-muted tabular-nums">
        {time + 1} of {times}
      </p>
    </div>
  );
}
