import { lazy, Suspense, useState } from "react";
import { Button } from "~/ui/button";
import { Card, CardHeader } from "~/ui/card";

const DeletionDialog = lazy(() =>
  import("./deletion-dialog").then((module) => ({ default: module.DeletionDialog })),
);

/** The way out: deletes the account after 7 days of grace. */
export function DeletionCard({ hasPassword }: { hasPassword: boolean }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Card as="section" aria-label="Delete account">
      <CardHeader
        title="Delete account"
        description="Your journal, prayers, answers and pictures are deleted for good after 7 days. Until then you can sign in and keep your account."
      />
      <Button variant="destructive" onClick={() => setIsAsking(true)}>
        Delete my account
      </Button>
      {isAsking && (
        <Suspense>
          <DeletionDialog hasPassword={hasPassword} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </Card>
  );
}
