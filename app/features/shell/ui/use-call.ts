import { useRevalidator } from "@remix-run/react";
import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import { CallError, errorMessage, isUnauthorized } from "~/shared/call-api";
import { type ToastMessage, useToast } from "~/ui/use-toast";
import { useSignInAgain } from "./use-sign-in-again";

/** The toast for a failed call. */
interface FailureToast {
  /** "Error" unless given. */
  title?: string;
  /** Shown unless the server refused the call (4xx) with a message of its own. */
  text: string;
  /** Runs when the session has expired, before the page is left for the sign-in: keeps unsaved words. */
  beforeSignIn?: () => Promise<void>;
}

/** Returns a function that reports a failed call in a toast. An expired session leads to the sign-in instead. */
export function useReportFailure(): (error: unknown, failure: FailureToast) => Promise<void> {
  const { toast } = useToast();
  const signInAgain = useSignInAgain();
  return useCallback(
    async (error, { title = "Error", text, beforeSignIn }) => {
      if (isUnauthorized(error)) {
        await beforeSignIn?.();
        return signInAgain();
      }
      const isRefusal = error instanceof CallError && error.status < 500;
      const description = isRefusal ? errorMessage(error, text) : text;
      toast({ title, description, variant: "destructive" });
    },
    [toast, signInAgain],
  );
}

interface CallOutcome<Arguments extends unknown[], Result> {
  /**
   * The toast after a failed call, or a function that handles the error and returns the toast, if any.
   * An expired session leads to the sign-in in any case.
   */
  failure: FailureToast | ((error: unknown, ...args: Arguments) => FailureToast | null);
  /** Returns the toast after a successful call; there is none without it. */
  success?: (result: Result, ...args: Arguments) => ToastMessage;
  /** Reload the data of the screen after the call, while it still counts as pending. */
  revalidate?: "after-success" | "always";
}

interface Call<Arguments extends unknown[], Result> {
  isPending: boolean;
  /** The arguments of the pending call, to show its result in advance or to mark what it changes; `null` otherwise. */
  pending: Arguments | null;
  /** The error of the last call, for messages beside fields; `null` once another call has started. */
  error: unknown;
  /** Makes the call unless one is pending. Returns its result, or `null` when it failed or was not made. */
  run: (...args: Arguments) => Promise<{ value: Result } | null>;
}

/** Returns a function that reloads the data of the screen and resolves when the screen shows it, or is left. */
function useReload(): () => Promise<void> {
  const { revalidate, state } = useRevalidator();
  const waiting = useRef<(() => void)[]>([]);
  const finish = useCallback(() => {
    for (const resolve of waiting.current.splice(0)) resolve();
  }, []);
  // After each render: the router may begin and end a reload between two of them.
  useEffect(() => {
    if (state === "idle") finish();
  });
  useEffect(() => finish, [finish]);
  return () =>
    new Promise((resolve) => {
      waiting.current.push(resolve);
      revalidate();
    });
}

/**
 * One call of the app's own API with its pending state, its toasts and the reload of the screen's data.
 * Every change that a screen makes goes through here, except drafts and streams.
 */
export function useCall<Arguments extends unknown[], Result>(
  call: (...args: Arguments) => Promise<Result>,
  { failure, success, revalidate: reload }: CallOutcome<Arguments, Result>,
): Call<Arguments, Result> {
  const [pending, setPending] = useState<Arguments | null>(null);
  const [error, setError] = useState<unknown>(null);
  const reloadScreen = useReload();
  const { toast } = useToast();
  const report = useReportFailure();

  const run = async (...args: Arguments) => {
    if (pending) return null;
    setPending(args);
    setError(null);
    try {
      const value = await call(...args);
      if (success) toast(success(value, ...args));
      if (reload) await reloadScreen();
      return { value };
    } catch (thrown) {
      setError(thrown);
      const toReport = typeof failure === "function" ? failure(thrown, ...args) : failure;
      if (toReport || isUnauthorized(thrown)) await report(thrown, toReport ?? { text: "" });
      if (reload === "always") await reloadScreen();
      return null;
    } finally {
      // The call stays pending until the screen shows its result, which the router renders in a transition.
      startTransition(() => setPending(null));
    }
  };

  return { isPending: pending !== null, pending, error, run };
}
