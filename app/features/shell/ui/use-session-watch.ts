import { useEffect, useRef } from "react";
import { useSignInAgain } from "./use-sign-in-again";

/** Leads to the sign-in when the session ends while a page is open. Signing out reloads the page and is not seen here. */
export function useSessionWatch(signedIn: boolean) {
  const wasSignedIn = useRef(signedIn);
  const signInAgain = useSignInAgain();
  useEffect(() => {
    if (wasSignedIn.current && !signedIn) signInAgain();
    wasSignedIn.current = signedIn;
  }, [signedIn, signInAgain]);
}
