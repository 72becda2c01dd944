import { useLocation, useNavigation } from "@remix-run/react";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { useLaterPages } from "~/features/shell/ui/later-pages";
import { useIsBeside } from "~/ui/beside";
import { Page } from "~/ui/page";
import { Stat, StatRow } from "~/ui/stat";
import type { SavedStats, SavedView } from "../../contract";
import { listQuery, savedListCall, savedPath } from "../../domain/saved-path";
import { SavedDetail } from "./saved-detail";
import { SavedFilters } from "./saved-filters";
import { SavedList } from "./saved-list";
import { useOpenResponse } from "./use-open-response";

/** Saved responses: statistics, filters, the list and the open response. On a phone list and detail are two steps. */
export function SavedScreen({ view }: { view: SavedView }) {
  const { criteria, stats, timezone } = view;
  const list = useLaterPages(view.responses, {
    path: savedListCall(criteria),
    failure: "Please check your connection and try again.",
  });
  const { open, heading } = useOpenResponse(view, list.items);
  const openId = open?.id ?? null;
  const location = useLocation();
  const next = useNavigation().location;
  const isLoading = next?.pathname === location.pathname && listQuery(next) !== listQuery(location);
  // A phone shows only the open response, and so does paper.
  const besideDetail = open ? "max-md:hidden print:hidden" : "print:hidden";
  return (
    <Page title="Saved Responses" width="wide">
      <div className={clsx("mb-6 grid gap-4", besideDetail)}>
        <Stats stats={stats} />
        <SavedFilters criteria={criteria} openId={openId} />
      </div>
      <Columns
        listClass={besideDetail}
        list={
          <section
            aria-label="Your saved responses"
            aria-busy={isLoading || undefined}
            className="overflow-y-auto overscroll-contain rounded-card border border-line bg-card md:h-[600px]"
          >
            <SavedList
              list={list}
              timezone={timezone}
              openId={openId}
              pathOf={(id) => savedPath(criteria, id)}
              isLoading={isLoading}
            />
          </section>
        }
      >
        {open ? (
          <SavedDetail
            key={open.id}
            ref={heading}
            saved={open}
            timezone={timezone}
            listPath={savedPath(criteria, null)}
          />
        ) : (
          <p className="grid place-items-center rounded-card border border-dashed border-line px-6 py-10 text-center font-serif text-reading text-muted max-md:hidden md:h-[400px] print:hidden">
            Select a response to view details
          </p>
        )}
      </Columns>
    </Page>
  );
}

interface ColumnsProps {
  list: ReactNode;
  listClass: string;
  children: ReactNode;
}

/** The list and the open response; the list makes room for a source beside the response. */
function Columns({ list, listClass, children }: ColumnsProps) {
  const isBeside = useIsBeside();
  return (
    <div
      className={clsx(
        "grid items-start gap-6 md:grid-cols-[18rem_minmax(0,1fr)] lg:grid-cols-[24rem_minmax(0,1fr)] print:block",
        isBeside && "xl:grid-cols-1",
      )}
    >
      <div className={clsx("min-w-0", listClass, isBeside && "xl:hidden")}>{list}</div>
      {children}
    </div>
  );
}

function Stats({ stats }: { stats: SavedStats }) {
  return (
    <StatRow>
      <Stat label="Total Saved" value={stats.totalResponses} />
      <Stat label="Bookmarked" value={stats.bookmarkedCount} />
      <Stat label="Public" value={stats.publicCount} />
      <Stat label="Categories" value={Object.keys(stats.categories).length} />
    </StatRow>
  );
}
