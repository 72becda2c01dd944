import { Card } from "~/ui/card";
import type { DashboardView } from "../contract";

/** The verse of the day. */
export function DailyVerse({ verse }: { verse: DashboardView["verse"] }) {
  return (
    <Card as="section" tone="soft" aria-labelledby="daily-verse">
      <h2 id="daily-verse" className="font-sans text-sm font-medium tracking-normal text-accent-text">
        Daily Verse
      </h2>
      <figure className="mt-2.5">
        <blockquote className="font-serif text-[1.25rem]/8 text-pretty lg:text-[1.375rem]/9">
          {verse.text}
        </blockquote>
        <figcaption className="mt-3 text-sm text-muted">
          {verse.reference} · {verse.translation}
        </figcaption>
      </figure>
    </Card>
  );
}
