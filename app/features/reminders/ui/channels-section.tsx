import type { NotificationType } from "~/features/accounts/contract";
import { SaveLine } from "~/features/shell/ui/unsaved/save-line";
import { useGroup } from "~/features/shell/ui/unsaved/use-group";
import { callApi } from "~/shared/call-api";
import { Badge } from "~/ui/badge";
import { SectionCard } from "~/ui/card";
import { RadioCards, type RadioOption } from "~/ui/radio-cards";
import { Switch } from "~/ui/switch";
import { DELIVERY_REASONS, plainPhoneNumber, type ReminderSettings } from "../contract";
import { includesChannel } from "../domain/reminder-plan";
import { PhoneField } from "./phone-field";

const PATH = "/api/reminders/notification-preferences";

const TYPES: RadioOption<NotificationType>[] = [
  { value: "push", label: "Push", hint: "A notification on your devices." },
  { value: "sms", label: "SMS", hint: "A text message to your phone." },
  { value: "both", label: "Both", hint: "Push and SMS." },
  { value: "none", label: "None", hint: "No notifications." },
];

/** The channels of reminders, as far as they are edited here. */
type ChannelSettings = Pick<
  ReminderSettings,
  "notificationPreference" | "phoneNumber" | "pushNotificationEnabled" | "emailRemindersEnabled"
>;

interface ChannelsSectionProps {
  settings: ReminderSettings;
  /** The address of e-mail reminders. */
  email: string;
}

/** The settings of the channels: pushes, text messages, e-mail. */
export function ChannelsSection({ settings, email }: ChannelsSectionProps) {
  const { obstacles } = settings;
  const group = useGroup<ChannelSettings>({ first: channelsOf(settings), store });
  const { draft, change } = group;
  const isSmsReady = obstacles.sms !== "needs-configuration";
  const types = TYPES.map((type) =>
    type.value === "sms" && !isSmsReady
      ? { ...type, extra: <Badge tone="warn">Needs configuration</Badge> }
      : type,
  );
  return (
    <SectionCard id="notifications" title="Notifications" description="How reminders reach you.">
      <RadioCards
        legend="Notification type"
        options={types}
        value={draft.notificationPreference}
        onValueChange={(type) => change({ notificationPreference: type })}
        columns={2}
      />
      {includesChannel(draft.notificationPreference, "sms") && (
        <PhoneField
          value={draft.phoneNumber}
          isSmsReady={isSmsReady}
          onChange={(phoneNumber) => change({ phoneNumber })}
        />
      )}
      <div className="mt-4 grid gap-2">
        <Switch
          label="Push notifications"
          hint={
            includesChannel(draft.notificationPreference, "push")
              ? "On all your devices."
              : "Takes effect with the type Push or Both."
          }
          checked={draft.pushNotificationEnabled}
          onCheckedChange={(isOn) => change({ pushNotificationEnabled: isOn })}
        />
        <Switch
          label="E-mail reminders"
          hint={
            <>
              <span className="wrap-anywhere">To {email}, in addition to the option above.</span>
              {obstacles.email && ` ${DELIVERY_REASONS[obstacles.email]}`}
            </>
          }
          checked={draft.emailRemindersEnabled}
          onCheckedChange={(isOn) => change({ emailRemindersEnabled: isOn })}
        />
      </div>
      <SaveLine group={group} label="Save notifications" saved="Notification preferences saved" />
    </SectionCard>
  );
}

function channelsOf(settings: ReminderSettings): ChannelSettings {
  const { notificationPreference, phoneNumber, pushNotificationEnabled, emailRemindersEnabled } = settings;
  return { notificationPreference, phoneNumber, pushNotificationEnabled, emailRemindersEnabled };
}

/** Saves the channels. A hidden phone number stays as it is stored. */
async function store(draft: ChannelSettings, saved: ChannelSettings) {
  const { phoneNumber, ...rest } = draft;
  const hasNumber = includesChannel(draft.notificationPreference, "sms");
  const body = hasNumber ? { ...rest, phoneNumber: plainPhoneNumber(phoneNumber) } : rest;
  try {
    const stored = await callApi<ReminderSettings>(PATH, { method: "PUT", body });
    return { saved: channelsOf(stored), failures: [] };
  } catch (error) {
    return { saved, failures: [{ text: "Failed to save notification preferences.", error }] };
  }
}
