import { DeletionCard } from "./deletion-card";
import { ExportCard } from "./export-card";
import { ImportCard } from "./import-card";

/** What is a person's own: to take along, to bring back, and to delete. */
export function OwnYourData({ hasPassword }: { hasPassword: boolean }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ExportCard />
      <ImportCard />
      <DeletionCard hasPassword={hasPassword} />
    </div>
  );
}
