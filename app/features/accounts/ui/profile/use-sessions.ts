import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { useSignInAgain } from "~/features/shell/ui/use-sign-in-again";
import { callApi, errorMessage, isUnauthorized } from "~/shared/call-api";
import { useToast } from "~/ui/use-toast";
import type { OpenSession } from "../../contract";

const PATH = "/api/auth/sessions";

/** What is about to be signed out: one device, or all but this one. */
export type SessionTarget = OpenSession | "others";

/** Signing devices out: asked first, then done, then the list is fetched anew. `onDone` is called when it is. */
export function useSessions(onDone: () => void) {
  // The target outlives the question, which still shows it while it fades.
  const [target, setTarget] = useState<SessionTarget | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [isEnding, setEnding] = useState(false);
  const { toast } = useToast();
  const signInAgain = useSignInAgain();
  const { revalidate } = useRevalidator();

  async function end() {
    if (!target || isEnding) return;
    setEnding(true);
    try {
      const path = target === "others" ? PATH : `${PATH}/${target.id}`;
      const { message } = await callApi<{ message: string }>(path, { method: "DELETE" });
      await revalidate();
      toast({ title: "Signed out", description: message });
      onDone();
    } catch (error) {
      if (isUnauthorized(error)) return signInAgain();
      const description = errorMessage(error, "Please check your connection and try again.");
      toast({ title: "Error", description, variant: "destructive" });
      // It may be over already: then the list is out of date.
      void revalidate();
    } finally {
      setEnding(false);
      setAsking(false);
    }
  }
  const ask = (next: SessionTarget) => {
    setTarget(next);
    setAsking(true);
  };
  return { target, isAsking, ask, cancel: () => setAsking(false), isEnding, end };
}
