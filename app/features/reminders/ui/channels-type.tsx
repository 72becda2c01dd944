import type { NotificationType } from "~/features/accounts/contract";
import { Badge } from "~/ui/badge";
import { RadioCards, type RadioOption } from "~/ui/radio-cards";

const OPTIONS: RadioOption<NotificationType>[] = [
  { value: "push", label: "Push", hint: "A notification on your devices." },
  { value: "sms", label: "SMS", hint: "A text message to your phone." },
  { value: "both", label: "Both", hint: "Push and SMS." },
  { value: "none", label: "None", hint: "Neither of them." },
];

interface ChannelsTypeProps {
  value: NotificationType;
  isSmsReady: boolean;
  onChange: (type: NotificationType) => void;
}

/** Chooses the notification type. */
export function ChannelsType({ value, isSmsReady, onChange }: ChannelsTypeProps) {
  const options = OPTIONS.map((option) =>
    option.value === "sms" && !isSmsReady
      ? { ...option, extra: <Badge tone="warn">Needs configuration</Badge> }
      : option,
  );
  return (
    <RadioCards
      legend="Notification type"
      options={options}
      value={value}
      onValueChange={onChange}
      columns={2}
    />
  );
}
