import { OffNotice } from "~/features/companion/ui/notices";
import { Page } from "~/ui/page";
import type { CollectionView } from "../../contract";
import { Generator } from "./generator";
import { PrayerWays } from "./prayer-ways";
import { SavedPrayers } from "./saved-prayers";
import { usePrayers } from "./use-prayers";
import { useStatus } from "./use-status";

/** The prayer collection: other ways to pray, a generator, and the prayers that were saved. */
export function CollectionScreen({ view }: { view: CollectionView }) {
  const { status, refresh } = useStatus(view.status);
  const list = usePrayers(view);
  return (
    <Page title="Prayer Collection" subtitle="Prayers to keep, to pray again and to share." width="wide">
      <PrayerWays />
      {status.aiEnabled ? (
        <Generator status={status} prayerStyle={view.prayerStyle} refresh={refresh} onSave={list.save} />
      ) : (
        <OffNotice>
          It writes no prayers for you, and nothing is sent to it. The prayers that you have saved stay here.
        </OffNotice>
      )}
      <SavedPrayers list={list} timezone={view.timezone} />
    </Page>
  );
}
