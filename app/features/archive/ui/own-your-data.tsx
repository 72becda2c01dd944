import { lazy, Suspense, useState } from "react";
import { Button } from "~/ui/button";
import { SectionCard } from "~/ui/card";
import { ExportPart } from "./export-part";
import { ImportPart } from "./import-part";

const DeletionDialog = lazy(() =>
  import("./deletion-dialog").then((module) => ({ default: module.DeletionDialog })),
);

/** The settings to export, import and delete everything of an account. */
export function OwnYourData({ hasPassword }: { hasPassword: boolean }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <SectionCard
        id="your-data"
        title="Your data"
        description="Your writing is yours. Export or import it any time."
      >
        <div className="grid gap-6">
          <ExportPart />
          <ImportPart />
        </div>
      </SectionCard>
      <SectionCard
        id="delete-account"
        title="Delete account"
        description="Your journal, prayers, answers and images will be deleted permanently after 7 days. Until then you can sign in and keep your account."
      >
        <Button variant="destructive" onClick={() => setIsAsking(true)}>
          Delete my account
        </Button>
        {isAsking && (
          <Suspense>
            <DeletionDialog hasPassword={hasPassword} onClose={() => setIsAsking(false)} />
          </Suspense>
        )}
      </SectionCard>
    </>
  );
}
