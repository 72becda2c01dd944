import { useCallback } from "react";
import { useToast } from "~/ui/use-toast";

/** The wait before the redirect, so that the toast can be read. */
const REDIRECT_DELAY_MS = 500;

/** Returns a function that reports the expired session and, after 500 ms, goes to the sign-in and back to this page. */
export function useSignInAgain(): () => void {
  const { toast } = useToast();
  return useCallback(() => {
    toast({
      title: "Unauthorized",
      description: "You are logged out. Logging in again...",
      variant: "destructive",
    });
    const here = window.location.pathname + window.location.search;
    setTimeout(() => {
      window.location.href = `/api/login?redirectTo=${encodeURIComponent(here)}`;
    }, REDIRECT_DELAY_MS);
  }, [toast]);
}
