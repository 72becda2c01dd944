import { BellOff, BellRing } from "lucide-react";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { SectionCard } from "~/ui/card";
import { Notice } from "~/ui/notice";
import { Skeleton, SkeletonGroup } from "~/ui/skeleton";
import type { PushDevice } from "./push-device";
import { PushHelp } from "./push-help";
import { usePushDevice } from "./use-push-device";

/** Reminders as notifications of this very browser: turned on and off here, whatever the settings say elsewhere. */
export function PushSection() {
  const { device, hasFailed, isChanging, load, turnOn, turnOff } = usePushDevice();
  return (
    <SectionCard
      id="device"
      title="Notifications on this device"
      action={device?.state === "on" && <Badge tone="success">On</Badge>}
    >
      {device ? (
        <>
          <PushHelp state={device.state} />
          <PushAction
            device={device}
            isChanging={isChanging}
            onTurnOn={(key) => void turnOn(key)}
            onTurnOff={() => void turnOff()}
            onCheck={() => void load()}
          />
          {device.others > 0 && <p className="mt-3 text-sm text-muted">{othersLabel(device.others)}</p>}
        </>
      ) : hasFailed ? (
        <Notice
          tone="warn"
          action={
            <Button size="sm" variant="secondary" onClick={() => void load()}>
              Try again
            </Button>
          }
        >
          We could not see how notifications stand here.
        </Notice>
      ) : (
        <SkeletonGroup text="Loading..." className="grid gap-3">
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="h-11 w-40 rounded-full" />
        </SkeletonGroup>
      )}
    </SectionCard>
  );
}

interface PushActionProps {
  device: PushDevice;
  isChanging: boolean;
  onTurnOn: (publicKey: string) => void;
  onTurnOff: () => void;
  onCheck: () => void;
}

/** What can be done in each state; nothing where the browser or the server has no way. */
function PushAction({ device, isChanging, onTurnOn, onTurnOff, onCheck }: PushActionProps) {
  const { state, publicKey } = device;
  if (state === "on") {
    return (
      <Button
        variant="secondary"
        icon={<BellOff aria-hidden />}
        pending={isChanging}
        pendingLabel="Turning off..."
        onClick={onTurnOff}
        className="mt-4"
      >
        Turn off notifications
      </Button>
    );
  }
  if ((state === "ask" || state === "off") && publicKey) {
    return (
      <Button
        variant="secondary"
        icon={<BellRing aria-hidden />}
        pending={isChanging}
        pendingLabel="Turning on..."
        onClick={() => onTurnOn(publicKey)}
        className="mt-4"
      >
        Turn on notifications
      </Button>
    );
  }
  if (state !== "blocked") return null;
  return (
    <Button variant="secondary" onClick={onCheck} className="mt-4">
      Check again
    </Button>
  );
}

function othersLabel(count: number): string {
  return count === 1
    ? "One other device of yours receives notifications."
    : `${count} other devices of yours receive notifications.`;
}
