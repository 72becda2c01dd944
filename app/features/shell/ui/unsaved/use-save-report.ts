import { useCallback, useContext } from "react";
import { CallError, errorMessage, isUnauthorized } from "~/shared/call-api";
import { useToast } from "~/ui/use-toast";
import { useSignInAgain } from "../use-sign-in-again";
import { type SaveFailure, UnsavedContext } from "./unsaved-groups";

/** Tells what could not be saved, with the server's own words where they say what to do; an ended session is begun anew. */
export function useSaveReport(): (failures: SaveFailure[], title?: string) => void {
  const { toast } = useToast();
  const signInAgain = useSignInAgain();
  const letGo = useContext(UnsavedContext)?.letGo;
  return useCallback(
    (failures, title = "Error") => {
      if (failures.some(({ error }) => isUnauthorized(error))) {
        letGo?.();
        return signInAgain();
      }
      toast({ title, description: failures.map(describe).join(" "), variant: "destructive" });
    },
    [toast, signInAgain, letGo],
  );
}

function describe({ text, error }: SaveFailure): string {
  const isRefusal = error instanceof CallError && error.status < 500;
  return isRefusal ? `${text} ${errorMessage(error, "")}`.trim() : text;
}
