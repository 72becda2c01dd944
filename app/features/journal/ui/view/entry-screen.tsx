import { useNavigate, useNavigationType } from "@remix-run/react";
import { ArchiveRestore, Bookmark, Pencil, Trash2 } from "lucide-react";
import { JournalCare, wasJustSaved } from "~/features/safety/ui/journal-care";
import { formatLocalDate, localTimeIn } from "~/shared/dates";
import { UNTITLED } from "~/shared/entry-labels";
import { Button } from "~/ui/button";
import { IconButton } from "~/ui/icon-button";
import { IconLink } from "~/ui/link-button";
import { Notice } from "~/ui/notice";
import { Page } from "~/ui/page";
import type { EntryView, JournalEntry } from "../../contract";
import { editPath } from "../../domain/journal-paths";
import { MoodLabel } from "../mood-label";
import { TypedText } from "../typed-text";
import { useBookmark, useMoveToBin, useRestore } from "../use-entry-actions";
import { EntryContent } from "./entry-content";
import { EntryNeighbours, useCameFrom, useNeighbourGestures } from "./entry-neighbours";

/** After saving, the title is typed out. */
const TITLE_MS_PER_CHARACTER = 50;

/** The journal's entry view: one entry to read, with its neighbours one swipe, key or button away. */
export function EntryScreen({ view }: { view: EntryView }) {
  const { entry } = view;
  const { from, isJustSaved } = useCameFrom();
  const isArrival = useNavigationType() !== "POP";
  const swipe = useNeighbourGestures(view);
  const title = entry.title || UNTITLED;

  return (
    <Page
      title={
        isJustSaved && isArrival ? <TypedText text={title} msPerCharacter={TITLE_MS_PER_CHARACTER} /> : title
      }
      subtitle={<EntryFacts entry={entry} />}
      back={{ to: `/journal${from}`, label: "Back to Journal" }}
      actions={entry.deletedAt === null && <EntryTools key={entry.id} entry={entry} from={from} />}
      width="reading"
    >
      <p role="status" className="sr-only">
        {title}
      </p>
      {entry.deletedAt !== null && <BinNotice key={entry.id} id={entry.id} />}
      <div {...swipe} className="flex min-h-[68dvh] touch-pan-y flex-col lg:min-h-0 print:block">
        <article key={entry.id} className="grow motion-safe:animate-fade-in">
          <JournalCare words={wasJustSaved(entry.id) ? entry.content : null} />
          <EntryContent entry={entry} />
        </article>
        <EntryNeighbours view={view} from={from} />
      </div>
    </Page>
  );
}

function EntryFacts({ entry }: { entry: JournalEntry }) {
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <time dateTime={entry.entryDate}>{formatLocalDate(entry.entryDate, "EEEE, MMMM d, yyyy")}</time>
      <time dateTime={entry.createdAt}>{localTimeIn(entry.timezone, new Date(entry.createdAt))}</time>
      {entry.mood && <MoodLabel mood={entry.mood} />}
    </span>
  );
}

/** Bookmark, edit and delete. `from` leads back to the list after the editor. */
function EntryTools({ entry, from }: { entry: JournalEntry; from: string }) {
  const navigate = useNavigate();
  const { isBookmarked, toggle } = useBookmark(entry);
  const { isPending, run: moveToBin } = useMoveToBin(entry.id);
  return (
    <>
      <IconButton label="Bookmark" pressed={isBookmarked} onClick={toggle}>
        <Bookmark />
      </IconButton>
      <IconLink
        to={editPath(entry.id)}
        state={{ from, isFromEntry: true }}
        prefetch="intent"
        label="Edit"
        icon={<Pencil aria-hidden />}
      />
      <IconButton
        label="Delete"
        tone="destructive"
        pending={isPending}
        onClick={async () => {
          if (await moveToBin()) navigate({ pathname: "/journal", search: from }, { replace: true });
        }}
      >
        <Trash2 />
      </IconButton>
    </>
  );
}

function BinNotice({ id }: { id: string }) {
  const { isPending, run: restore } = useRestore();
  return (
    <Notice
      className="mb-6"
      action={
        <Button
          variant="secondary"
          size="sm"
          icon={<ArchiveRestore aria-hidden />}
          pending={isPending}
          onClick={() => void restore([id])}
        >
          Restore
        </Button>
      }
    >
      This entry is in the recycle bin.
    </Notice>
  );
}
