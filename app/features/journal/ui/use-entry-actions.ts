import { useCall } from "~/features/shell/ui/use-call";
import { callApi } from "~/shared/call-api";
import { countOfEntries } from "~/shared/entry-labels";
import type { EntrySummary } from "../contract";
import { withBookmark, withoutEntries } from "../domain/entry-pages";
import { JOURNAL_LIMITS } from "../domain/limits";
import { useListMemory } from "./list-memory";

const ENTRIES = "/api/prayer-journal/entries";

/** Sets and removes an entry's bookmark, which is shown at once. */
export function useBookmark({ id, ...entry }: Pick<EntrySummary, "id" | "isBookmarked">) {
  const { setPages } = useListMemory();
  const { pending, run } = useCall(
    async (isBookmarked: boolean) => {
      await callApi(`${ENTRIES}/${id}/bookmark`, { method: "POST" });
      setPages((pages) => pages && withBookmark(pages, id, isBookmarked));
    },
    { failure: { text: "Failed to bookmark entry" }, revalidate: "after-success" },
  );
  const isBookmarked = pending ? pending[0] : entry.isBookmarked;
  return { isBookmarked, toggle: () => void run(!isBookmarked) };
}

/** Moves an entry to the recycle bin. The toast offers to undo it. */
export function useMoveToBin(id: string) {
  const { setPages } = useListMemory();
  const undo = useCall(
    async () => {
      await callApi(`${ENTRIES}/${id}/restore`, { method: "POST" });
      // The entry may belong between pages that the browser holds: the list starts over.
      setPages(() => null);
    },
    {
      success: () => ({ title: "Entry restored" }),
      failure: { text: "Failed to restore entry" },
      revalidate: "after-success",
    },
  );
  return useCall(
    async () => {
      await callApi(`${ENTRIES}/${id}`, { method: "DELETE" });
      setPages((pages) => pages && withoutEntries(pages, [id]));
    },
    {
      success: () => ({
        title: "Entry moved to recycle bin",
        action: {
          label: "Undo",
          altText: "Undo, or restore the entry in the recycle bin",
          onSelect: () => void undo.run(),
        },
      }),
      failure: { text: "Failed to delete entry, Please try again" },
    },
  );
}

/** Restores entries from the recycle bin. */
export function useRestore() {
  const { setPages } = useListMemory();
  return useCall(
    async (ids: string[]) => {
      if (ids.length === 1) await callApi(`${ENTRIES}/${ids[0]}/restore`, { method: "POST" });
      else await callBulk("restore", ids);
      setPages((pages) => pages && withoutEntries(pages, ids));
    },
    {
      success: (_, ids) => ({
        title: ids.length === 1 ? "Entry restored" : `${countOfEntries(ids.length)} restored`,
      }),
      failure: { text: "Failed to restore entry" },
      revalidate: "after-success",
    },
  );
}

/** Deletes entries of the recycle bin permanently: the given ones, or all `total` of them. */
export function useDeletePermanently(total: number) {
  const { setPages } = useListMemory();
  return useCall(
    async (ids: string[] | "all") => {
      if (ids === "all") await callApi(`${ENTRIES}/deleted`, { method: "DELETE" });
      else if (ids.length === 1) await callApi(`${ENTRIES}/${ids[0]}/permanent`, { method: "DELETE" });
      else await callBulk("permanent", ids);
      setPages((pages) => (ids === "all" ? null : pages && withoutEntries(pages, ids)));
    },
    {
      success: (_, ids) => ({
        title: `${countOfEntries(ids === "all" ? total : ids.length)} permanently deleted`,
      }),
      failure: (_, ids) => ({
        text: `Failed to permanently delete ${ids.length === 1 ? "entry" : "entries"}`,
      }),
      revalidate: "after-success",
    },
  );
}

async function callBulk(action: "restore" | "permanent", ids: string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += JOURNAL_LIMITS.bulkIds) {
    const part = ids.slice(from, from + JOURNAL_LIMITS.bulkIds);
    await callApi(`${ENTRIES}/bulk`, { method: "POST", body: { action, ids: part } });
  }
}
