import { BookOpen, Hourglass, LibraryBig, MessageCircleQuestionMark, PenLine, Sunrise } from "lucide-react";
import type { ReactNode } from "react";
import { listPath, newEntryPath } from "~/features/journal/domain/journal-paths";
import { TimezoneNotice } from "~/features/shell/ui/timezone-notice";
import { keptPlacePath, readingPath } from "~/features/texts/domain/reading-paths";
import { formatLocalDate } from "~/shared/dates";
import { Badge } from "~/ui/badge";
import { Card } from "~/ui/card";
import { LinkButton } from "~/ui/link-button";
import { LinkCard } from "~/ui/link-card";
import { Notice } from "~/ui/notice";
import { Page } from "~/ui/page";
import { Stat, StatRow } from "~/ui/stat";
import type { DashboardView } from "../contract";
import { OnThisDay } from "./on-this-day";
import { StreakGlance } from "./streak-glance";

export interface DashboardScreenProps {
  view: DashboardView;
  /** The card of the user's intentions. */
  intentions: ReactNode;
}

/** Home: today's verse and entry, today's counts, and links to pray, ask and read. */
export function DashboardScreen({ view, intentions }: DashboardScreenProps) {
  return (
    <Page
      title={view.greeting}
      subtitle={<Today view={view} />}
      aside={
        <div className="grid gap-5">
          <StreakGlance view={view} />
          {intentions}
          <OnThisDay memories={view.memories} />
        </div>
      }
    >
      <div className="grid gap-7">
        <TimezoneNotice timezone={view.timezone} />
        {view.trial && <TrialBanner trial={view.trial} />}
        <div className="grid gap-4">
          <DailyVerse verse={view.verse} />
          <TodaysEntry today={view.today} count={view.entriesToday} />
        </div>
        <section aria-labelledby="todays-journey">
          <h2 id="todays-journey" className="mb-3 text-lg/7">
            Today's Journey
          </h2>
          <StatRow>
            <Stat label="Prayers Written" value={view.activity.prayers} />
            <Stat label="Questions Asked" value={view.activity.questions} />
            <Stat label="Scriptures Read" value={view.activity.scriptures} />
          </StatRow>
        </section>
        <Practice hasPrayed={view.hasPrayed} reading={view.reading} />
      </div>
    </Page>
  );
}

function Today({ view: { today, feastDay, season } }: { view: DashboardView }) {
  return (
    <>
      <time dateTime={today}>{formatLocalDate(today, "EEEE, MMMM d, yyyy")}</time>
      <span className="mt-1 flex items-start gap-2 font-serif text-reading text-accent-text">
        <span aria-hidden className="mt-[0.55em] size-2.5 shrink-0 rounded-full bg-accent" />
        <span>{feastDay.includes(season) ? feastDay : `${feastDay} · ${season}`}</span>
      </span>
    </>
  );
}

/** The days left in the trial, what follows, and a link to the plans. */
function TrialBanner({ trial }: { trial: NonNullable<DashboardView["trial"]> }) {
  const { title, text, note, action } = trial;
  return (
    <Notice
      title={title}
      icon={<Hourglass aria-hidden />}
      action={
        <LinkButton to={action.href} size="sm" variant="secondary">
          {action.label}
        </LinkButton>
      }
    >
      <p>{text}</p>
      <p className="mt-0.5 text-sm text-muted">{note}</p>
    </Notice>
  );
}

function DailyVerse({ verse }: { verse: DashboardView["verse"] }) {
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

function TodaysEntry({ today, count }: { today: string; count: number }) {
  const pen = <PenLine aria-hidden />;
  if (count === 0) {
    return (
      <LinkButton to={newEntryPath()} size="lg" icon={pen} className="w-full sm:w-auto sm:justify-self-start">
        Write today’s entry
      </LinkButton>
    );
  }
  return (
    <div className="grid gap-3 sm:flex">
      <LinkButton to={listPath({ date: today })} size="lg">
        {count === 1 ? "Read today’s entry" : `Read today’s ${count} entries`}
      </LinkButton>
      <LinkButton to={newEntryPath()} size="lg" variant="secondary" icon={pen}>
        Write another
      </LinkButton>
    </div>
  );
}

const LIBRARY = readingPath("");

const PRACTICES = [
  { to: "/prayer/quick", icon: Sunrise, title: "Morning Prayer", text: "A few words of your own" },
  {
    to: "/acolyte",
    icon: MessageCircleQuestionMark,
    title: "Faith Questions",
    text: "Get answers with their sources",
  },
  { to: LIBRARY, icon: LibraryBig, title: "Library", text: "Read Scripture, the Fathers and the saints" },
  {
    to: "/immersive-prayer?guide=four-senses",
    icon: BookOpen,
    title: "Scripture Study",
    text: "Explore the four senses",
  },
];

/** Links to pray, to ask and to read on. */
function Practice({ hasPrayed, reading }: Pick<DashboardView, "hasPrayed" | "reading">) {
  const links = PRACTICES.map((practice) =>
    practice.to === LIBRARY && reading
      ? { ...practice, to: keptPlacePath(reading), text: `Continue at ${reading.reference}` }
      : practice,
  );
  return (
    <section aria-labelledby="practice">
      <h2 id="practice" className="mb-3 text-lg/7">
        Continue Your Practice
      </h2>
      <ul className="grid gap-3">
        {links.map((practice) => (
          <li key={practice.title}>
            <LinkCard
              {...practice}
              badge={practice.to === "/prayer/quick" && !hasPrayed && <Badge tone="accent">New</Badge>}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
