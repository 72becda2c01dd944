import type { DayDescription } from "~/features/calendar/contract";
import { Page } from "~/ui/page";
import { quickGreeting } from "../../domain/quick-prayer";
import { DayBanner } from "./day-banner";
import { QuickPrayerForm } from "./quick-prayer-form";

/** A prayer in a few words: the day, a greeting and a prompt of the hour, and room to write. */
export function QuickPrayerScreen({ day }: { day: DayDescription }) {
  const { timeOfDay, prompt, scriptureVerse, saintQuote } = day.timeBasedPrompt;
  return (
    <Page
      title={quickGreeting(timeOfDay)}
      subtitle={prompt && <span className="font-serif text-reading text-ink">{prompt}</span>}
      back={{ to: "/prayer-companion", label: "Back to Journal" }}
      width="wide"
    >
      {/* On a phone the room to write comes before the words to read: it is to be in sight at once. */}
      <div className="mx-auto grid max-w-page gap-5 lg:max-w-none lg:grid-cols-[20rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-10">
        <DayBanner day={day} />
        <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <QuickPrayerForm day={day} />
        </div>
        <div className="grid content-start gap-5">
          {scriptureVerse && <Words label="Scripture" text={scriptureVerse} />}
          {saintQuote && <Words label="A saint’s word" text={saintQuote} />}
        </div>
      </div>
    </Page>
  );
}

function Words({ label, text }: { label: string; text: string }) {
  return (
    <figure className="border-l-2 border-accent pl-4">
      <figcaption className="sr-only">{label}</figcaption>
      <blockquote className="font-serif text-base/6 text-pretty">{text}</blockquote>
    </figure>
  );
}
