import { SectionCard } from "~/ui/card";
import { DeletionPart } from "./deletion-part";
import { ExportPart } from "./export-part";
import { ImportPart } from "./import-part";

/** What is a person's own: to take along, to bring back, and to delete. */
export function OwnYourData({ hasPassword }: { hasPassword: boolean }) {
  return (
    <>
      <SectionCard
        id="your-data"
        title="Your data"
        description="What you write here is yours: take it along, bring it back."
      >
        <div className="grid gap-6">
          <ExportPart />
          <ImportPart />
        </div>
      </SectionCard>
      <DeletionPart hasPassword={hasPassword} />
    </>
  );
}
