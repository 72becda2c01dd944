import { useState } from "react";
import { callApi, callPage } from "~/shared/call-api";
import { useToast } from "~/ui/use-toast";
import type { Prayer, PrayerCategory, PrayersView } from "../../contract";
import { useFailure } from "./use-failure";

const PRAYERS = "/api/prayers";
const pathOf = (id: string) => `${PRAYERS}/${encodeURIComponent(id)}`;

/** What a person writes of a prayer. */
export interface PrayerWords {
  title: string;
  content: string;
  category: PrayerCategory;
}

export type Prayers = ReturnType<typeof usePrayers>;

/** The saved prayers on the screen and what is done with them. Every action tells whether it succeeded. */
export function usePrayers(first: PrayersView) {
  const { toast } = useToast();
  const fail = useFailure();
  const [prayers, setPrayers] = useState(first.prayers);
  const [hasMore, setHasMore] = useState(first.next !== null);
  const [isLoading, setLoading] = useState(false);

  const replace = (changed: Prayer) =>
    setPrayers((all) => all.map((prayer) => (prayer.id === changed.id ? changed : prayer)));

  const attempt = async (work: () => Promise<void>, failure: string): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      fail(error, failure);
      return false;
    }
  };

  return {
    prayers,
    hasMore,
    isLoading,
    save: (body: PrayerWords) =>
      attempt(async () => {
        const saved = await callApi<Prayer>(PRAYERS, { method: "POST", body });
        setPrayers((all) => [saved, ...all]);
        toast({ title: "Prayer saved", description: "It is in your collection." });
      }, "Failed to save prayer. Please try again."),
    update: (id: string, body: PrayerWords) =>
      attempt(async () => {
        replace(await callApi<Prayer>(pathOf(id), { method: "PATCH", body }));
        toast({ title: "Prayer updated" });
      }, "Failed to save prayer. Please try again."),
    remove: (id: string) =>
      attempt(async () => {
        await callApi(pathOf(id), { method: "DELETE" });
        setPrayers((all) => all.filter((prayer) => prayer.id !== id));
        toast({ title: "Prayer deleted" });
      }, "Failed to delete prayer. Please try again."),
    share: (id: string, email: string) =>
      attempt(async () => {
        replace(await callApi<Prayer>(`${pathOf(id)}/share`, { method: "POST", body: { email } }));
        toast({ title: "Prayer shared", description: `It is on its way to ${email}.` });
      }, "Failed to share prayer. Please try again."),
    /** Fetches the next page; gives the id of the first prayer that came. */
    async showEarlier(): Promise<string | null> {
      const last = prayers.at(-1);
      let arrived: string | null = null;
      setLoading(true);
      await attempt(async () => {
        const page = await callPage<Prayer>(last ? `${PRAYERS}?before=${last.id}` : PRAYERS);
        arrived = page.items[0]?.id ?? null;
        setPrayers((all) => [...all, ...page.items]);
        setHasMore(page.hasMore);
      }, "Failed to fetch prayers");
      setLoading(false);
      return arrived;
    },
  };
}
