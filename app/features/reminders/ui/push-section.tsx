import { BellOff, BellRing } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { endPushes, rememberPushUser } from "~/features/shell/ui/browser-worker";
import { useCall } from "~/features/shell/ui/use-call";
import { useUserId } from "~/features/shell/ui/use-loaded-data";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { SectionCard } from "~/ui/card";
import { Skeleton, SkeletonGroup } from "~/ui/skeleton";
import { useToast } from "~/ui/use-toast";
import type { PushDevices } from "../contract";
import { type BrowserPush, type PushState, readBrowser, stateOf, turnOn } from "./push-device";

const HELP: Record<PushState, ReactNode> = {
  on: "Your reminders appear here, even while Acolyte is closed. Tap one to write a new entry.",
  off: "Your browser allows notifications. Turn them on to have your reminders appear here.",
  ask: "Turn them on, and your browser will ask whether Acolyte may show notifications. Your reminders then appear here, even while Acolyte is closed.",
  blocked:
    "Your browser blocks notifications from Acolyte. Allow them in the settings of this site, next to its address, then come back here.",
  "install-first": (
    <>
      On iPhone and iPad, notifications need the installed app. It takes a moment:
      <ol className="mt-2 list-decimal pl-5">
        <li>Open Acolyte in Safari and tap Share.</li>
        <li>Choose "Add to Home Screen".</li>
        <li>Open Acolyte from the Home Screen and turn notifications on here.</li>
      </ol>
    </>
  ),
  unsupported: "This browser can’t show notifications. You can get reminders by e-mail instead.",
  "not-configured": "Needs configuration: this server has no keys for notifications yet.",
};

/** Turns notifications of this browser on and off. */
export function PushSection({ push }: { push: PushDevices }) {
  const userId = useUserId();
  const { toast } = useToast();
  const [browser, setBrowser] = useState<BrowserPush | null>(null);
  const device = browser && stateOf(push, browser);
  const check = async () => setBrowser(await readBrowser());
  // biome-ignore lint/correctness/useExhaustiveDependencies: later checks follow the user's actions.
  useEffect(() => void check(), []);

  const change = useCall(
    async (isOn: boolean) => {
      if (!isOn) {
        await endPushes();
        toast({ title: "Notifications are off for this device" });
      } else if (await turnOn(push.publicKey ?? "")) {
        rememberPushUser(userId);
        toast({ title: "Notifications are on for this device" });
      }
      await check();
    },
    {
      failure: { text: "Notifications could not be changed on this device. Please try again in a moment." },
      revalidate: "after-success",
    },
  );

  return (
    <SectionCard
      id="device"
      title="Notifications on this device"
      action={device?.state === "on" && <Badge tone="success">On</Badge>}
    >
      {device ? (
        <>
          <div className="text-muted" role={device.state === "blocked" ? "status" : undefined}>
            {HELP[device.state]}
          </div>
          <PushAction
            state={device.state}
            isChanging={change.isPending}
            onChange={(isOn) => void change.run(isOn)}
            onCheck={() => void check()}
          />
          {device.others > 0 && <p className="mt-3 text-sm text-muted">{othersLabel(device.others)}</p>}
        </>
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
  state: PushState;
  isChanging: boolean;
  onChange: (isOn: boolean) => void;
  onCheck: () => void;
}

/** The action that is possible in each state. */
function PushAction({ state, isChanging, onChange, onCheck }: PushActionProps) {
  if (state === "blocked") {
    return (
      <Button variant="secondary" onClick={onCheck} className="mt-4">
        Check again
      </Button>
    );
  }
  const isOn = state === "on";
  if (!isOn && state !== "ask" && state !== "off") return null;
  const Icon = isOn ? BellOff : BellRing;
  return (
    <Button
      variant="secondary"
      icon={<Icon aria-hidden />}
      pending={isChanging}
      pendingLabel={isOn ? "Turning off..." : "Turning on..."}
      onClick={() => onChange(!isOn)}
      className="mt-4"
    >
      {isOn ? "Turn off notifications" : "Turn on notifications"}
    </Button>
  );
}

function othersLabel(count: number): string {
  return count === 1
    ? "One of your other devices receives notifications."
    : `${count} of your other devices receive notifications.`;
}
