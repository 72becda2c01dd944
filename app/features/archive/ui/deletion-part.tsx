import { lazy, Suspense, useState } from "react";
import { Button } from "~/ui/button";
import { SectionCard } from "~/ui/card";

const DeletionDialog = lazy(() =>
  import("./deletion-dialog").then((module) => ({ default: module.DeletionDialog })),
);

/** The way out: deletes the account after 7 days of grace. */
export function DeletionPart({ hasPassword }: { hasPassword: boolean }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <SectionCard
      id="delete-account"
      title="Delete account"
      description="Your journal, prayers, answers and images are deleted for good after 7 days. Until then you can sign in and keep your account."
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
  );
}
