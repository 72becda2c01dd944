import { useNavigate, useNavigationType } from "@remix-run/react";
import { ArchiveRestore } from "lucide-react";
import { JournalCare } from "~/features/safety/ui/journal-care";
import { isJustSaved as areWordsNew } from "~/features/safety/ui/just-saved";
import { formatLocalDate, localTimeIn } from "~/shared/dates";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { Page } from "~/ui/page";
import type { EntryView, JournalEntry } from "../../contract";
import { UNTITLED } from "../../domain/untitled";
import { MoodLabel } from "../mood-label";
import { TypedText } from "../new-entry/typed-text";
import { useEntryActions } from "../use-entry-actions";
import { EntryContent } from "./entry-content";
import { EntryNeighbours } from "./entry-neighbours";
import { EntryTools } from "./entry-tools";
import { useEntryKeys } from "./use-entry-keys";
import { useEntrySwipe } from "./use-entry-swipe";
import { useCameFrom, useNeighbours } from "./use-neighbours";

/** After a save the title is typed out. */
const TITLE_MS = 50;

/** The journal's entry view: one entry to read, with its neighbours one swipe, key or button away. */
export function EntryScreen({ view }: { view: EntryView }) {
  const { entry } = view;
  const actions = useEntryActions();
  const navigate = useNavigate();
  const { from, isJustSaved } = useCameFrom();
  const isArrival = useNavigationType() !== "POP";
  const go = useNeighbours(view);
  useEntryKeys(go);
  const swipe = useEntrySwipe(go);
  const list = { pathname: "/journal", search: from };
  const title = entry.title || UNTITLED;

  const moveToBin = async () => {
    if (await actions.moveToBin(entry.id)) navigate(list, { replace: true });
  };

  return (
    <Page
      title={isJustSaved && isArrival ? <TypedText text={title} msPerCharacter={TITLE_MS} /> : title}
      subtitle={<EntryFacts entry={entry} />}
      back={{ to: `/journal${from}`, label: "Back to Journal" }}
      actions={
        entry.deletedAt === null && (
          <EntryTools entry={entry} actions={actions} from={from} onDelete={() => void moveToBin()} />
        )
      }
      width="reading"
    >
      <p role="status" className="sr-only">
        {title}
      </p>
      {entry.deletedAt !== null && (
        <Notice
          className="mb-6"
          action={
            <Button
              variant="secondary"
              size="sm"
              icon={<ArchiveRestore aria-hidden />}
              pending={actions.workOn(entry.id) === "restore"}
              onClick={() => void actions.restore([entry.id])}
            >
              Restore
            </Button>
          }
        >
          This entry is in the recycle bin.
        </Notice>
      )}
      <div {...swipe} className="flex min-h-[68dvh] touch-pan-y flex-col lg:min-h-0 print:block">
        <article key={entry.id} className="grow motion-safe:animate-fade-in">
          <EntryContent entry={entry} />
          <JournalCare words={areWordsNew(entry.id) ? entry.content : null} />
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
