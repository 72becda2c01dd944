import { type LaterPages, ShowEarlier } from "~/features/shell/ui/later-pages";
import { EmptyState } from "~/ui/empty-state";
import { BookmarkArt } from "~/ui/illustrations";
import { Skeleton, SkeletonGroup } from "~/ui/skeleton";
import type { SavedResponse } from "../../contract";
import { SavedItem } from "./saved-item";

interface SavedListProps {
  list: LaterPages<SavedResponse>;
  timezone: string;
  openId: string | null;
  pathOf: (id: string) => string;
  isLoading: boolean;
}

/** The responses that match the criteria, newest first. */
export function SavedList({ list, timezone, openId, pathOf, isLoading }: SavedListProps) {
  if (isLoading) return <ListSkeleton />;
  if (list.items.length === 0) {
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
        {list.items.map((saved) => (
          <SavedItem
            key={saved.id}
            saved={saved}
            timezone={timezone}
            isOpen={saved.id === openId}
            to={pathOf(saved.id)}
          />
        ))}
      </ul>
      <div className="flex justify-center border-t border-line p-4 empty:hidden">
        <ShowEarlier list={list} />
      </div>
    </>
  );
}

function ListSkeleton() {
  return (
    <SkeletonGroup text="Loading your saved responses" className="divide-y divide-line">
      {[0, 1, 2, 3, 4].map((key) => (
        <div key={key} className="grid gap-2.5 px-4 py-4">
          <Skeleton className="h-5 w-11/12" />
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-4 w-1/2" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
