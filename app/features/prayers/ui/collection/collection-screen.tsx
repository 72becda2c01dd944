import { Footprints, PenLine } from "lucide-react";
import { OffNotice } from "~/features/companion/ui/notices";
import { LinkCard } from "~/ui/link-card";
import { Page } from "~/ui/page";
import type { CollectionView } from "../../contract";
import { Generator } from "./generator";
import { SavedPrayers } from "./saved-prayers";

/** The prayer collection: other ways to pray, a generator, and the saved prayers. */
export function CollectionScreen({ view }: { view: CollectionView }) {
  const { prayers, status, prayerStyle, timezone } = view;
  return (
    <Page title="Prayer Collection" subtitle="Prayers to keep, to pray again and to share." width="wide">
      <ul className="mb-6 grid grid-cols-2 gap-3 sm:gap-4 print:hidden">
        <li>
          <LinkCard to="/prayer/quick" icon={PenLine} title="Quick prayer" text="In your own words" short />
        </li>
        <li>
          <LinkCard
            to="/immersive-prayer"
            icon={Footprints}
            title="Guided prayer"
            text="One step at a time"
            short
          />
        </li>
      </ul>
      {status.aiEnabled ? (
        <Generator status={status} prayerStyle={prayerStyle} />
      ) : (
        <OffNotice>
          It does not write prayers for you, and it receives nothing from you. Your saved prayers stay here.
        </OffNotice>
      )}
      <SavedPrayers first={prayers} timezone={timezone} />
    </Page>
  );
}
