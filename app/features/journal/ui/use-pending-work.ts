import { useLoaderData, useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";
import { useSignInAgain } from "~/features/shell/ui/use-sign-in-again";
import { isUnauthorized } from "~/shared/call-api";
import { useToast } from "~/ui/use-toast";

interface Work<Kind> {
  kind: Kind;
  /** The call has succeeded; the screen's new data is on its way. */
  isSettled: boolean;
}

/**
 * Calls under way, by the id of what they change. A call stays pending until the screen shows its result, so that
 * nothing flickers back. A failure is told in a toast; one of an ended session leads to the sign-in.
 */
export function usePendingWork<Kind>() {
  const { toast } = useToast();
  const signInAgain = useSignInAgain();
  const { revalidate } = useRevalidator();
  const shown = useLoaderData();
  const [pending, setPending] = useState<Record<string, Work<Kind>>>({});

  // biome-ignore lint/correctness/useExhaustiveDependencies: new data is the event, not an input.
  useEffect(() => {
    setPending((now) => Object.fromEntries(Object.entries(now).filter(([, work]) => !work.isSettled)));
  }, [shown]);

  const run = useCallback(
    async (ids: string[], kind: Kind, call: () => Promise<unknown>, failure: string): Promise<boolean> => {
      // A second call for the same id takes its place: then the first leaves the mark alone.
      const change = (to: Work<Kind> | null) =>
        setPending((now) =>
          replaceWork(
            now,
            ids.filter((id) => now[id]?.kind === kind),
            to,
          ),
        );
      setPending((now) => replaceWork(now, ids, { kind, isSettled: false }));
      try {
        await call();
      } catch (error) {
        change(null);
        if (isUnauthorized(error)) signInAgain();
        else toast({ title: "Error", description: failure, variant: "destructive" });
        return false;
      }
      change({ kind, isSettled: true });
      revalidate();
      return true;
    },
    [toast, signInAgain, revalidate],
  );

  const workOn = useCallback((id: string): Kind | undefined => pending[id]?.kind, [pending]);
  return { run, workOn };
}

function replaceWork<Kind>(
  pending: Record<string, Work<Kind>>,
  ids: string[],
  work: Work<Kind> | null,
): Record<string, Work<Kind>> {
  const others = Object.entries(pending).filter(([id]) => !ids.includes(id));
  return Object.fromEntries(work ? [...others, ...ids.map((id) => [id, work] as const)] : others);
}
