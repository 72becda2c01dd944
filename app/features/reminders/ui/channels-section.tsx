import { SaveLine } from "~/features/shell/ui/unsaved/save-line";
import { useGroup } from "~/features/shell/ui/unsaved/use-group";
import { SectionCard } from "~/ui/card";
import { Switch } from "~/ui/switch";
import { DELIVERY_REASONS, type ReminderSettings } from "../contract";
import { ChannelsPhone } from "./channels-phone";
import { ChannelsType } from "./channels-type";
import { type ChannelSettings, channelSettingsOf, storeChannels } from "./store-channels";

interface ChannelsSectionProps {
  settings: ChannelSettings & Pick<ReminderSettings, "obstacles">;
  /** Where e-mail reminders go. */
  email: string;
}

/** Which ways reminders go: pushes, texts, e-mail. */
export function ChannelsSection({ settings, email }: ChannelsSectionProps) {
  const { obstacles } = settings;
  const group = useGroup<ChannelSettings>({ first: channelSettingsOf(settings), store: storeChannels });
  const { draft, change } = group;
  const { notificationPreference } = draft;
  const hasSms = notificationPreference === "sms" || notificationPreference === "both";
  const hasPush = notificationPreference === "push" || notificationPreference === "both";
  return (
    <SectionCard
      id="notifications"
      title="Notifications"
      description="The ways in which reminders reach you."
    >
      <ChannelsType
        value={notificationPreference}
        isSmsReady={obstacles.sms !== "needs-configuration"}
        onChange={(type) => change({ notificationPreference: type })}
      />
      {hasSms && (
        <ChannelsPhone
          value={draft.phoneNumber}
          isSmsReady={obstacles.sms !== "needs-configuration"}
          onChange={(phoneNumber) => change({ phoneNumber })}
        />
      )}
      <div className="mt-4 grid gap-2">
        <Switch
          label="Push notifications"
          hint={
            hasPush
              ? "On all devices of yours that receive them."
              : "Takes effect with the type Push or Both."
          }
          checked={draft.pushNotificationEnabled}
          onCheckedChange={(isOn) => change({ pushNotificationEnabled: isOn })}
        />
        <Switch
          label="E-mail reminders"
          hint={<EmailHint email={email} obstacle={obstacles.email} />}
          checked={draft.emailRemindersEnabled}
          onCheckedChange={(isOn) => change({ emailRemindersEnabled: isOn })}
        />
      </div>
      <SaveLine group={group} label="Save notifications" saved="Notification preferences saved" />
    </SectionCard>
  );
}

function EmailHint({ email, obstacle }: { email: string; obstacle: ReminderSettings["obstacles"]["email"] }) {
  const isObstacle = obstacle === "needs-configuration" || obstacle === "address-not-confirmed";
  return (
    <>
      <span className="wrap-anywhere">To {email}, beside the type above.</span>
      {isObstacle && ` ${DELIVERY_REASONS[obstacle]}`}
    </>
  );
}
