import { clsx } from "clsx";
import { Page } from "~/ui/page";
import { Stat, StatRow } from "~/ui/stat";
import type { SavedStats, SavedView } from "../../contract";
import { savedPath } from "../../domain/saved-path";
import { SavedDetail } from "./saved-detail";
import { SavedFilters } from "./saved-filters";
import { SavedList } from "./saved-list";
import { useLaterPages } from "./use-later-pages";
import { useOpenFocus } from "./use-open-focus";
import { useOpenResponse } from "./use-open-response";
import { useSavedActions } from "./use-saved-actions";
import { useSavedView } from "./use-saved-view";

/** Saved responses: statistics, filters, the list and the one that is open. On a phone list and detail are two steps. */
export function SavedScreen({ view: first }: { view: SavedView }) {
  const { view, refresh, isLoading } = useSavedView(first);
  const actions = useSavedActions(refresh);
  const later = useLaterPages(view, actions.tell);
  const responses = [...view.responses, ...later.later];
  const { criteria, stats, timezone } = view;
  const { openId, open, close } = useOpenResponse(view, responses);
  const detail = useOpenFocus(open?.id ?? null);
  // Where a response is open a phone shows it alone, and paper everywhere.
  const besideDetail = open ? "max-md:hidden print:hidden" : "print:hidden";
  return (
    <Page title="Saved Responses" width="wide">
      <div className={clsx("mb-6 grid gap-4", besideDetail)}>
        <Stats stats={stats} />
        <SavedFilters criteria={criteria} openId={open ? openId : null} />
      </div>
      <div className="grid items-start gap-6 md:grid-cols-[18rem_minmax(0,1fr)] lg:grid-cols-[24rem_minmax(0,1fr)] print:block">
        <section
          aria-label="Your saved responses"
          aria-busy={isLoading || undefined}
          className={clsx(
            "overflow-y-auto overscroll-contain rounded-card border border-line bg-card md:h-[600px]",
            besideDetail,
          )}
        >
          <SavedList
            responses={responses}
            timezone={timezone}
            openId={open?.id ?? null}
            pathOf={(id) => savedPath(criteria, id)}
            isLoading={isLoading}
            later={later}
          />
        </section>
        {open ? (
          <SavedDetail
            key={open.id}
            ref={detail}
            saved={open}
            timezone={timezone}
            actions={actions}
            listPath={savedPath(criteria, null)}
            onDeleted={close}
          />
        ) : (
          <p className="grid place-items-center rounded-card border border-dashed border-line px-6 py-10 text-center font-serif text-reading text-muted max-md:hidden md:h-[400px] print:hidden">
            Select a response to view details
          </p>
        )}
      </div>
    </Page>
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
