import { CalendarDays, ChartColumn, HandHeart, Plus, Search, Settings } from "lucide-react";
import { IconLink, LinkButton } from "~/ui/link-button";
import { JOURNEY_PATH, newEntryPath, SEARCH_PATH } from "../../domain/journal-paths";
import type { ListScreenView } from "../journal-mode";

/** The links of the journal's header. 'New Entry' is only on the tab of all entries. */
export function ListLinks({ list }: { list: ListScreenView }) {
  return (
    <>
      <IconLink
        to={SEARCH_PATH}
        state={{ isFromJournal: true }}
        label="Search"
        icon={<Search aria-hidden />}
        aria-keyshortcuts="/"
        data-opens-search
      />
      {list.moodTrackingEnabled && (
        <IconLink to={JOURNEY_PATH} label="Analytics" icon={<ChartColumn aria-hidden />} />
      )}
      <IconLink to="/journal/calendar" label="Calendar" icon={<CalendarDays aria-hidden />} />
      <IconLink to="/settings" label="Settings" icon={<Settings aria-hidden />} />
      {list.filter === "all" && <NewEntryLink isSecond={list.totals.active === 0} />}
    </>
  );
}

/**
 * Links to a new entry and the quick prayer. On phones they are in a bar above the navigation: floating buttons would
 * cover entries. An empty journal has 'Start Writing' instead, and only an icon here.
 */
function NewEntryLink({ isSecond }: { isSecond: boolean }) {
  if (isSecond) return <IconLink to={newEntryPath()} label="New Entry" icon={<Plus aria-hidden />} />;
  return (
    <div className="z-20 flex gap-2 max-md:fixed max-md:inset-x-0 max-md:bottom-[calc(var(--bottom-bar)+env(safe-area-inset-bottom))] max-md:border-t max-md:border-line max-md:bg-card max-md:px-4 max-md:py-2 md:ml-2">
      <LinkButton
        to="/prayer/quick"
        variant="secondary"
        title="Quick prayer"
        icon={<HandHeart aria-hidden />}
        prefetch="intent"
        className="max-md:grow max-[22.5rem]:px-0! md:max-xl:w-11 md:max-xl:px-0!"
      >
        <span className="max-[22.5rem]:sr-only md:max-xl:sr-only">Quick prayer</span>
      </LinkButton>
      <LinkButton to={newEntryPath()} icon={<Plus aria-hidden />} prefetch="intent" className="max-md:grow">
        New Entry
      </LinkButton>
    </div>
  );
}
