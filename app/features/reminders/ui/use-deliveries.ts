import { useCallback, useEffect, useState } from "react";
import { useSignInAgain } from "~/features/shell/ui/use-sign-in-again";
import { callApi, errorMessage, isUnauthorized } from "~/shared/call-api";
import { useToast } from "~/ui/use-toast";
import { DELIVERY_REASONS, type Delivery, type ReminderChannel } from "../contract";

const DELIVERIES = "/api/reminders/deliveries";

/** The last deliveries, and asking for a test. */
export function useDeliveries() {
  const { toast } = useToast();
  const signInAgain = useSignInAgain();
  const [deliveries, setDeliveries] = useState<Delivery[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const [testing, setTesting] = useState<ReminderChannel | null>(null);

  const load = useCallback(async () => {
    setLoading(true);
    try {
      setDeliveries(await callApi<Delivery[]>(DELIVERIES));
      setFailed(false);
    } catch (error) {
      if (isUnauthorized(error)) return signInAgain();
      setFailed(true);
    } finally {
      setLoading(false);
    }
  }, [signInAgain]);

  useEffect(() => {
    void load();
  }, [load]);

  const sendTest = async (channel: ReminderChannel) => {
    setTesting(channel);
    try {
      toast(told(await callApi<Delivery>("/api/reminders/test", { method: "POST", body: { channel } })));
      await load();
    } catch (error) {
      if (isUnauthorized(error)) return signInAgain();
      const description = errorMessage(error, "The test could not be sent. Please try again in a moment.");
      toast({ title: "Error", description, variant: "destructive" });
    } finally {
      setTesting(null);
    }
  };

  return { deliveries, hasFailed, isLoading, load, testing, sendTest };
}

function told({ state, reason }: Delivery) {
  const description = reason ? DELIVERY_REASONS[reason] : undefined;
  if (state === "sent") return { title: "Your test is on its way" };
  if (state === "pending") return { title: "Your test is on its way", description };
  return { title: "No test was sent", description };
}
