import { RefreshCw } from "lucide-react";
import { Button } from "~/ui/button";
import { SectionCard } from "~/ui/card";
import { IconButton } from "~/ui/icon-button";
import { Notice } from "~/ui/notice";
import { Skeleton, SkeletonGroup } from "~/ui/skeleton";
import { REMINDER_LIMITS, type ReminderSettings } from "../contract";
import { DeliveryItem } from "./delivery-item";
import { SendTest } from "./send-test";
import { useDeliveries } from "./use-deliveries";

/** What became of the last reminders, and a test of each way that they can go. */
export function DeliveriesSection({ obstacles }: Pick<ReminderSettings, "obstacles">) {
  const { deliveries, hasFailed, isLoading, load, testing, sendTest } = useDeliveries();
  return (
    <SectionCard
      id="deliveries"
      title="Deliveries"
      description={`Your last ${REMINDER_LIMITS.deliveries} reminders and tests.`}
      action={
        <IconButton
          className="-mt-1 -mr-2"
          label="Refresh deliveries"
          pending={isLoading}
          onClick={() => void load()}
        >
          <RefreshCw aria-hidden />
        </IconButton>
      }
    >
      <SendTest obstacles={obstacles} testing={testing} onSend={(channel) => void sendTest(channel)} />
      {hasFailed && (
        <Notice
          tone="warn"
          role="alert"
          className="mt-4"
          action={
            <Button size="sm" variant="secondary" pending={isLoading} onClick={() => void load()}>
              Try again
            </Button>
          }
        >
          Your deliveries could not be loaded.
        </Notice>
      )}
      {deliveries === null && !hasFailed && <DeliveriesSkeleton />}
      {deliveries?.length === 0 && (
        <p className="mt-5 text-muted">Nothing has been sent yet. What goes out will be listed here.</p>
      )}
      {deliveries && deliveries.length > 0 && (
        <ul className="mt-5 divide-y divide-line" aria-busy={isLoading || undefined}>
          {deliveries.map((delivery) => (
            <DeliveryItem key={delivery.id} delivery={delivery} />
          ))}
        </ul>
      )}
    </SectionCard>
  );
}

function DeliveriesSkeleton() {
  return (
    <SkeletonGroup text="Loading deliveries..." className="mt-5 grid gap-4">
      {[1, 2, 3].map((row) => (
        <div key={row} className="flex items-center justify-between gap-4">
          <div className="grid grow gap-2">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3.5 w-3/5" />
          </div>
          <Skeleton className="h-6 w-14 rounded-full" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
