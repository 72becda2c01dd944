import { callApi } from "~/shared/call-api";
import { useToast } from "~/ui/use-toast";
import type { EntrySummary } from "../contract";
import { countOfEntries } from "../domain/count-of-entries";
import { withBookmark, withoutEntries } from "../domain/entry-pages";
import { JOURNAL_LIMITS } from "../domain/limits";
import { useListMemory } from "./list-memory";
import { usePendingWork } from "./use-pending-work";

const ENTRIES = "/api/prayer-journal/entries";
/** Stands for the whole bin among the ids of pending work. */
const WHOLE_BIN = "bin";

export type EntryWork = "add-bookmark" | "remove-bookmark" | "move-to-bin" | "restore" | "delete";

type Bookmarkable = Pick<EntrySummary, "id" | "isBookmarked">;

export type EntryActions = ReturnType<typeof useEntryActions>;

/**
 * What a person can do with entries: the calls, their pending state and the toasts.
 * Every action tells whether it succeeded.
 */
export function useEntryActions() {
  const { toast } = useToast();
  const { setPages } = useListMemory();
  const { run, workOn } = usePendingWork<EntryWork>();

  const forget = (ids: string[]) => setPages((pages) => pages && withoutEntries(pages, ids));

  const callRestore = (ids: string[]) =>
    run(
      ids,
      "restore",
      () =>
        ids.length === 1
          ? callApi(`${ENTRIES}/${ids[0]}/restore`, { method: "POST" })
          : callBulk("restore", ids),
      "Failed to restore entry",
    );

  const undo = async (id: string) => {
    if (!(await callRestore([id]))) return;
    // Its place may lie between pages that the browser holds: the list begins anew.
    setPages(() => null);
    toast({ title: "Entry restored" });
  };

  /** Whether an entry is bookmarked, or will be once the call under way has succeeded. */
  const isBookmarked = (entry: Bookmarkable) => {
    const work = workOn(entry.id);
    if (work === "add-bookmark") return true;
    return work === "remove-bookmark" ? false : entry.isBookmarked;
  };

  const toggleBookmark = async (entry: Bookmarkable) => {
    const { id } = entry;
    const wasBookmarked = isBookmarked(entry);
    const done = await run(
      [id],
      wasBookmarked ? "remove-bookmark" : "add-bookmark",
      () => callApi(`${ENTRIES}/${id}/bookmark`, { method: "POST" }),
      "Failed to bookmark entry",
    );
    if (done) setPages((pages) => pages && withBookmark(pages, id, !wasBookmarked));
    return done;
  };

  const moveToBin = async (id: string) => {
    const done = await run(
      [id],
      "move-to-bin",
      () => callApi(`${ENTRIES}/${id}`, { method: "DELETE" }),
      "Failed to delete entry, Please try again",
    );
    if (!done) return false;
    forget([id]);
    toast({
      title: "Entry moved to recycle bin",
      action: {
        label: "Undo",
        altText: "Undo, or restore the entry in the recycle bin",
        onSelect: () => void undo(id),
      },
    });
    return true;
  };

  const restore = async (ids: string[]) => {
    const done = await callRestore(ids);
    if (!done) return false;
    forget(ids);
    toast({ title: ids.length === 1 ? "Entry restored" : `${countOfEntries(ids.length)} restored` });
    return true;
  };

  const deletePermanently = async (ids: string[]) => {
    const done = await run(
      ids,
      "delete",
      () =>
        ids.length === 1
          ? callApi(`${ENTRIES}/${ids[0]}/permanent`, { method: "DELETE" })
          : callBulk("permanent", ids),
      `Failed to permanently delete ${ids.length === 1 ? "entry" : "entries"}`,
    );
    if (!done) return false;
    forget(ids);
    toast({ title: `${countOfEntries(ids.length)} permanently deleted` });
    return true;
  };

  const emptyBin = async (count: number) => {
    const done = await run(
      [WHOLE_BIN],
      "delete",
      () => callApi(`${ENTRIES}/deleted`, { method: "DELETE" }),
      "Failed to permanently delete entries",
    );
    if (!done) return false;
    setPages(() => null);
    toast({ title: `${countOfEntries(count)} permanently deleted` });
    return true;
  };

  return {
    workOn,
    isEmptying: workOn(WHOLE_BIN) !== undefined,
    isBookmarked,
    toggleBookmark,
    moveToBin,
    restore,
    deletePermanently,
    emptyBin,
  };
}

async function callBulk(action: "restore" | "permanent", ids: string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += JOURNAL_LIMITS.bulkIds) {
    const part = ids.slice(from, from + JOURNAL_LIMITS.bulkIds);
    await callApi(`${ENTRIES}/bulk`, { method: "POST", body: { action, ids: part } });
  }
}
