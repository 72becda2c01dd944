import { Plus } from "lucide-react";
import { formatLocalDate } from "~/shared/dates";
import { LinkButton } from "~/ui/link-button";
import { listPath, newEntryPath } from "../../domain/journal-paths";
import type { ListScreenView } from "../journal-mode";
import { DayHeading } from "./entry-groups";

/** Above a list that starts at a day: the way back to the whole, and the day itself when it has no entry. */
export function AnchorNotice({ list, date }: { list: ListScreenView; date: string }) {
  const isEmpty = list.entries[0]?.entryDate !== date;
  const isToCome = date > list.latestDate;
  return (
    <div className="mb-6">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card bg-sunken py-1.5 pr-1.5 pl-4 text-[0.9375rem]">
        <p className="text-muted">{formatLocalDate(date, "MMMM d, yyyy")} and earlier</p>
        <LinkButton to={listPath({ filter: list.filter })} variant="ghost" size="sm">
          Show all entries
        </LinkButton>
      </div>
      {isEmpty && (
        <section>
          <DayHeading date={date} today={list.today} count={0} />
          <p className="font-serif text-reading text-muted">
            {isToCome
              ? "This day has not come yet."
              : "Nothing written on this day. It can still be remembered."}
          </p>
          {!isToCome && (
            <LinkButton
              to={newEntryPath({ date })}
              variant="secondary"
              icon={<Plus aria-hidden />}
              className="mt-4"
            >
              New Entry for {formatLocalDate(date, "MMMM d")}
            </LinkButton>
          )}
        </section>
      )}
    </div>
  );
}
