import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { BookmarkArt } from "~/ui/illustrations";
import { Skeleton, SkeletonGroup } from "~/ui/skeleton";
import type { SavedResponse } from "../../contract";
import { SavedItem } from "./saved-item";
import type { LaterPages } from "./use-later-pages";

const SKELETONS = [0, 1, 2, 3, 4];

interface SavedListProps {
  responses: SavedResponse[];
  timezone: string;
  openId: string | null;
  pathOf: (id: string) => string;
  isLoading: boolean;
  later: LaterPages;
}

/** The responses that meet the criteria, the last saved first, in an area of 600 px. */
export function SavedList({ responses, timezone, openId, pathOf, isLoading, later }: SavedListProps) {
  if (isLoading) return <ListSkeleton />;
  if (responses.length === 0) {
    return (
      <EmptyState
        art={<BookmarkArt />}
        title="No saved responses found."
        text="Save responses from the Acolyte page to see them here."
      />
    );
  }
  return (
    <>
      <ul className="divide-y divide-line">
        {responses.map((saved) => (
          <SavedItem
            key={saved.id}
            saved={saved}
            timezone={timezone}
            isOpen={saved.id === openId}
            to={pathOf(saved.id)}
          />
        ))}
      </ul>
      {later.hasMore && (
        <div className="flex justify-center border-t border-line p-4">
          <Button
            variant="secondary"
            size="sm"
            pending={later.isPending}
            pendingLabel="Loading..."
            onClick={() => void later.load()}
          >
            Show earlier ones
          </Button>
        </div>
      )}
    </>
  );
}

function ListSkeleton() {
  return (
    <SkeletonGroup text="Loading your saved responses" className="divide-y divide-line">
      {SKELETONS.map((key) => (
        <div key={key} className="grid gap-2.5 px-4 py-4">
          <Skeleton className="h-5 w-11/12" />
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-4 w-1/2" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
