import { BellRing, Mail, MessageSquare } from "lucide-react";
import { useId } from "react";
import { Button } from "~/ui/button";
import type { ReminderChannel, ReminderSettings } from "../contract";
import { CHANNEL_LABELS } from "./channel-labels";

const ICONS = { push: BellRing, email: Mail, sms: MessageSquare };
const CHANNELS: ReminderChannel[] = ["push", "email", "sms"];

/** 'Send me a test', for each way that a reminder can go; a way that the server has no service for is named. */
export function SendTest({
  obstacles,
  testing,
  onSend,
}: Pick<ReminderSettings, "obstacles"> & {
  /** The way that a test is being sent now. */
  testing: ReminderChannel | null;
  onSend: (channel: ReminderChannel) => void;
}) {
  const id = useId();
  const isMissing = (channel: ReminderChannel) => obstacles[channel] === "needs-configuration";
  return (
    <fieldset aria-labelledby={id}>
      <legend id={id} className="mb-2 text-[0.9375rem]">
        Send me a test
      </legend>
      <div className="flex flex-wrap gap-2">
        {CHANNELS.filter((channel) => !isMissing(channel)).map((channel) => {
          const Icon = ICONS[channel];
          return (
            <Button
              key={channel}
              size="sm"
              variant="secondary"
              icon={<Icon aria-hidden />}
              pending={testing === channel}
              pendingLabel="Sending..."
              onClick={() => testing === null && onSend(channel)}
            >
              {CHANNEL_LABELS[channel]}
            </Button>
          );
        })}
      </div>
      {CHANNELS.filter(isMissing).map((channel) => (
        <p key={channel} className="mt-2 text-sm text-muted">
          {CHANNEL_LABELS[channel]}: needs configuration by whoever runs this server.
        </p>
      ))}
    </fieldset>
  );
}
