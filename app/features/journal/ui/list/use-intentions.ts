import { useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";
import type { HelpFound } from "~/features/safety/contract";
import { useSignInAgain } from "~/features/shell/ui/use-sign-in-again";
import { callApi, errorMessage, isUnauthorized } from "~/shared/call-api";
import { useToast } from "~/ui/use-toast";
import type { Intention } from "../../contract";

const INTENTIONS = "/api/prayer-journal/intentions";
/** Stands for the intention being added among the ids of pending work. */
export const NEW_INTENTION = "new";

/**
 * A person's own intentions while they are shown: loaded once, then changed call by call. A screen whose loader brings
 * them gives those in `known` and is followed instead.
 */
export function useIntentions(isShown: boolean, known: Intention[] | null = null) {
  const { toast } = useToast();
  const signInAgain = useSignInAgain();
  const { revalidate } = useRevalidator();
  const [intentions, setIntentions] = useState(known);
  const [hasFailed, setFailed] = useState(false);
  const [busy, setBusy] = useState<string | null>(null);
  const [help, setHelp] = useState<HelpFound>({});

  const load = useCallback(async () => {
    setFailed(false);
    try {
      setIntentions(await callApi<Intention[]>(INTENTIONS));
    } catch (error) {
      if (isUnauthorized(error)) signInAgain();
      else setFailed(true);
    }
  }, [signInAgain]);

  useEffect(() => {
    if (isShown) void load();
  }, [isShown, load]);

  useEffect(() => {
    if (known) setIntentions(known);
  }, [known]);

  const run = async (id: string, work: () => Promise<void>, failure: string): Promise<boolean> => {
    if (busy) return false;
    setBusy(id);
    try {
      await work();
      revalidate();
      return true;
    } catch (error) {
      if (isUnauthorized(error)) signInAgain();
      else toast({ title: "Error", description: errorMessage(error, failure), variant: "destructive" });
      return false;
    } finally {
      setBusy(null);
    }
  };

  return {
    intentions,
    hasFailed,
    busy,
    load,
    /** What the words written last call for. */
    help,
    add: (text: string) =>
      run(
        NEW_INTENTION,
        async () => {
          const { safetyMessage, support, ...added } = await callApi<Intention & HelpFound>(INTENTIONS, {
            method: "POST",
            body: { text },
          });
          setIntentions((all) => [added, ...(all ?? [])]);
          setHelp({ safetyMessage, support });
        },
        "Failed to add the intention. Please try again.",
      ),
    complete: (id: string, thanks: string) =>
      run(
        id,
        async () => {
          const body = { isCompleted: true, thanks };
          const { safetyMessage, support, ...done } = await callApi<Intention & HelpFound>(
            `${INTENTIONS}/${id}`,
            { method: "PATCH", body },
          );
          setHelp({ safetyMessage, support });
          setIntentions((all) => (all ?? []).map((one) => (one.id === id ? done : one)));
        },
        "Failed to complete the intention. Please try again.",
      ),
    remove: (id: string) =>
      run(
        id,
        async () => {
          await callApi(`${INTENTIONS}/${id}`, { method: "DELETE" });
          setIntentions((all) => (all ?? []).filter((one) => one.id !== id));
        },
        "Failed to delete the intention. Please try again.",
      ),
  };
}
