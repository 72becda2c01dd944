import { useCallback } from "react";
import { useSignInAgain } from "~/features/shell/ui/use-sign-in-again";
import { CallError, errorMessage, isUnauthorized } from "~/shared/call-api";
import { useToast } from "~/ui/use-toast";

/** Refusals that say themselves what to do: a bad address, a limit, the companion switched off, gone elsewhere. */
const REFUSALS = [400, 403, 404, 409, 413, 429];

/** Tells that a call has failed, in its own words unless the server's say more; a session that is over is begun anew. */
export function useFailure(): (error: unknown, text: string) => void {
  const { toast } = useToast();
  const signInAgain = useSignInAgain();
  return useCallback(
    (error, text) => {
      if (isUnauthorized(error)) return signInAgain();
      const isRefusal = error instanceof CallError && REFUSALS.includes(error.status);
      const description = isRefusal ? errorMessage(error, text) : text;
      toast({ title: "Error", description, variant: "destructive" });
    },
    [toast, signInAgain],
  );
}
