import { formatLocalDate } from "~/shared/dates";
import { Badge, type BadgeTone } from "~/ui/badge";
import { DELIVERY_REASONS, type Delivery, type DeliveryState } from "../contract";
import { clockTime } from "../domain/clock-time";
import { CHANNEL_LABELS } from "./channel-labels";

const STATES: Record<DeliveryState, { label: string; tone: BadgeTone }> = {
  pending: { label: "Waiting", tone: "neutral" },
  sent: { label: "Sent", tone: "success" },
  skipped: { label: "Skipped", tone: "neutral" },
  failed: { label: "Not sent", tone: "danger" },
};

/** One reminder or test: what, which way, for when, what became of it and why. */
export function DeliveryItem({ delivery }: { delivery: Delivery }) {
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
