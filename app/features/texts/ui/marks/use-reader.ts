import { useCallback, useEffect, useState } from "react";
import { rememberedUser, rememberUser } from "~/features/shell/ui/browser-worker";
import { useUserId } from "~/features/shell/ui/use-loaded-data";
import { ACTING_USER, type CallOptions, callApi } from "~/shared/call-api";

/** Set while a reader signs in, because the page they return to does not know its user. */
const SIGNING_IN = "acolyte_reader_signs_in";

/** Calls the app's own API as the reader; refused with 401 if another user has signed in since. */
type ReaderCall = <T>(path: string, options?: CallOptions) => Promise<T>;

/** The person who reads a page. */
export interface Reader {
  /** Empty for visitors. */
  userId: string;
  call: ReaderCall;
  /** Makes the reader a visitor, after a call that found the session expired. */
  forget: () => void;
  /** The path of the sign-in, which leads back to this page. */
  signInPath: string;
  /** Runs when the reader leaves for the sign-in. */
  onSignIn: () => void;
}

/**
 * Returns the reader of a page. The pages of the texts are the same for everybody, so the reader is the user that this
 * browser remembers. Makes no calls for visitors.
 */
export function useReader(address: string): Reader {
  const loaded = useUserId();
  const [userId, setUserId] = useState(() => loaded || rememberedUser());

  useEffect(() => {
    if (userId || !wasSigningIn()) return;
    callApi<{ id: string }>("/api/auth/user").then(
      ({ id }) => {
        rememberUser(id);
        setUserId(id);
      },
      () => {},
    );
  }, [userId]);

  const call: ReaderCall = useCallback(
    (path, options) => callApi(path, { ...options, headers: { [ACTING_USER]: userId } }),
    [userId],
  );
  return {
    userId,
    call,
    forget: useCallback(() => setUserId(""), []),
    signInPath: `/api/login?${new URLSearchParams({ redirectTo: address })}`,
    onSignIn: () => storeSigningIn(),
  };
}

function storeSigningIn(): void {
  try {
    sessionStorage.setItem(SIGNING_IN, "1");
  } catch {
    // The reader is known after the next page of their own.
  }
}

function wasSigningIn(): boolean {
  try {
    const isSet = sessionStorage.getItem(SIGNING_IN) !== null;
    sessionStorage.removeItem(SIGNING_IN);
    return isSet;
  } catch {
    return false;
  }
}
