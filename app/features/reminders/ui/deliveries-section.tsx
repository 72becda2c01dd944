import { useRevalidator } from "@remix-run/react";
import { RefreshCw, Send } from "lucide-react";
import { useId } from "react";
import { useCall } from "~/features/shell/ui/use-call";
import { callApi } from "~/shared/call-api";
import { formatLocalDate } from "~/shared/dates";
import { Badge, type BadgeTone } from "~/ui/badge";
import { Button } from "~/ui/button";
import { SectionCard } from "~/ui/card";
import { IconButton } from "~/ui/icon-button";
import {
  CHANNEL_LABELS,
  DELIVERY_REASONS,
  type Delivery,
  type DeliveryState,
  REMINDER_CHANNELS,
  REMINDER_LIMITS,
  type ReminderChannel,
  type ReminderSettings,
} from "../contract";
import { clockTime } from "../domain/reminder-times";

const STATES: Record<DeliveryState, { label: string; tone: BadgeTone }> = {
  pending: { label: "Waiting", tone: "neutral" },
  sent: { label: "Sent", tone: "success" },
  skipped: { label: "Skipped", tone: "neutral" },
  failed: { label: "Not sent", tone: "danger" },
};

interface DeliveriesSectionProps extends Pick<ReminderSettings, "obstacles"> {
  deliveries: Delivery[];
}

/** The last reminders with their state, and a test of each channel. */
export function DeliveriesSection({ deliveries, obstacles }: DeliveriesSectionProps) {
  const { state, revalidate } = useRevalidator();
  return (
    <SectionCard
      id="deliveries"
      title="Deliveries"
      description={`Your last ${REMINDER_LIMITS.deliveries} reminders and tests.`}
      action={
        <IconButton
          className="-mt-1 -mr-2"
          label="Refresh deliveries"
          pending={state === "loading"}
          onClick={revalidate}
        >
          <RefreshCw aria-hidden />
        </IconButton>
      }
    >
      <Tests obstacles={obstacles} />
      {deliveries.length === 0 ? (
        <p className="mt-5 text-muted">Nothing has been sent yet. Your reminders will appear here.</p>
      ) : (
        <ul className="mt-5 divide-y divide-line">
          {deliveries.map((delivery) => (
            <DeliveryItem key={delivery.id} delivery={delivery} />
          ))}
        </ul>
      )}
    </SectionCard>
  );
}

function DeliveryItem({ delivery }: { delivery: Delivery }) {
  const { label, isTest, channel, localDate, time, dueAt, state, reason } = delivery;
  return (
    <li className="flex items-start justify-between gap-4 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="break-words">{isTest ? "Test" : label}</p>
        <p className="text-sm text-muted">
          {CHANNEL_LABELS[channel]},{" "}
          <time dateTime={dueAt}>
            {formatLocalDate(localDate, "EEE, MMM d")}, {clockTime(time)}
          </time>
        </p>
        {reason && <p className="mt-0.5 text-sm">{DELIVERY_REASONS[reason]}</p>}
      </div>
      <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
    </li>
  );
}

/** 'Send me a test' for each channel. Channels that the server cannot use are named. */
function Tests({ obstacles }: Pick<ReminderSettings, "obstacles">) {
  const id = useId();
  const isMissing = (channel: ReminderChannel) => obstacles[channel] === "needs-configuration";
  return (
    <fieldset aria-labelledby={id}>
      <legend id={id} className="mb-2 text-[0.9375rem]">
        Send me a test
      </legend>
      <div className="flex flex-wrap gap-2">
        {REMINDER_CHANNELS.filter((channel) => !isMissing(channel)).map((channel) => (
          <TestButton key={channel} channel={channel} />
        ))}
      </div>
      {REMINDER_CHANNELS.filter(isMissing).map((channel) => (
        <p key={channel} className="mt-2 text-sm text-muted">
          {CHANNEL_LABELS[channel]}: needs configuration by the operator of this server.
        </p>
      ))}
    </fieldset>
  );
}

function TestButton({ channel }: { channel: ReminderChannel }) {
  const test = useCall(
    () => callApi<Delivery>("/api/reminders/test", { method: "POST", body: { channel } }),
    {
      success: ({ state, reason }) => ({
        title: state === "sent" || state === "pending" ? "Your test is on its way" : "No test was sent",
        ...(reason && { description: DELIVERY_REASONS[reason] }),
      }),
      failure: { text: "The test could not be sent. Please try again in a moment." },
      revalidate: "after-success",
    },
  );
  return (
    <Button
      size="sm"
      variant="secondary"
      icon={<Send aria-hidden />}
      pending={test.isPending}
      pendingLabel="Sending..."
      onClick={() => void test.run()}
    >
      {CHANNEL_LABELS[channel]}
    </Button>
  );
}
