import { useCallback, useEffect, useState } from "react";
import { endPushes, rememberPushUser } from "~/features/shell/ui/browser-worker";
import { useUserId } from "~/features/shell/ui/use-root-data";
import { useSignInAgain } from "~/features/shell/ui/use-sign-in-again";
import { errorMessage, isUnauthorized } from "~/shared/call-api";
import { useToast } from "~/ui/use-toast";
import { type PushDevice, readPushDevice, turnOn } from "./push-device";

const FAILED = "Notifications could not be turned on here. Please try again in a moment.";

/** Notifications on this device: how they stand, and turning them on and off. */
export function usePushDevice() {
  const { toast } = useToast();
  const signInAgain = useSignInAgain();
  const userId = useUserId();
  const [device, setDevice] = useState<PushDevice | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [isChanging, setChanging] = useState(false);

  const load = useCallback(async () => {
    setFailed(false);
    try {
      setDevice(await readPushDevice());
    } catch (error) {
      if (isUnauthorized(error)) return signInAgain();
      setFailed(true);
    }
  }, [signInAgain]);

  useEffect(() => {
    void load();
  }, [load]);

  const change = async (work: () => Promise<string | null>, failed: string) => {
    setChanging(true);
    try {
      const done = await work();
      if (done) toast({ title: done });
      await load();
    } catch (error) {
      if (isUnauthorized(error)) return signInAgain();
      toast({ title: "Error", description: errorMessage(error, failed), variant: "destructive" });
    } finally {
      setChanging(false);
    }
  };

  return {
    device,
    hasFailed,
    isChanging,
    load,
    turnOn: (publicKey: string) =>
      change(async () => {
        if (!(await turnOn(publicKey))) return null;
        rememberPushUser(userId);
        return "Notifications are on for this device";
      }, FAILED),
    turnOff: () =>
      change(async () => {
        await endPushes();
        return "Notifications are off for this device";
      }, "Notifications could not be turned off here. Please try again in a moment."),
  };
}
