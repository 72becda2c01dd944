import { useRevalidator } from "@remix-run/react";
import { useCallback, useState } from "react";
import { CallError, errorMessage, isUnauthorized } from "~/shared/call-api";
import { type ToastMessage, useToast } from "~/ui/use-toast";
import { useSignInAgain } from "./use-sign-in-again";

/** The toast for a failed call. */
interface FailureToast {
  /** "Error" unless given. */
  title?: string;
  /** Shown unless the server refused the call (4xx) with a message of its own. */
  text: string;
}

/** Returns a function that reports a failed call in a toast. An expired session leads to the sign-in instead. */
export function useReportFailure(): (error: unknown, failure: FailureToast) => void {
  const { toast } = useToast();
  const signInAgain = useSignInAgain();
  return useCallback(
    (error, { title = "Error", text }) => {
      if (isUnauthorized(error)) return signInAgain();
      const isRefusal = error instanceof CallError && error.status < 500;
      const description = isRefusal ? errorMessage(error, text) : text;
      toast({ title, description, variant: "destructive" });
    },
    [toast, signInAgain],
  );
}

interface CallOutcome<Result> {
  failure: FailureToast;
  /** Returns the toast after a successful call; there is none without it. */
  success?: (result: Result) => ToastMessage;
  /** Reload the data of the screen after the call, while it still counts as pending. */
  revalidate?: "after-success" | "always";
}

interface Call<Arguments extends unknown[], Result> {
  isPending: boolean;
  /** The error of the last call, for messages beside fields; `null` once another call has started. */
  error: unknown;
  /** Makes the call unless one is pending. Returns its result, or `null` when it failed or was not made. */
  run: (...args: Arguments) => Promise<{ value: Result } | null>;
}

/**
 * One call of the app's own API with its pending state, its toasts and the reload of the screen's data.
 * Every change that a screen makes goes through here, except drafts and streams.
 */
export function useCall<Arguments extends unknown[], Result>(
  call: (...args: Arguments) => Promise<Result>,
  { failure, success, revalidate: reload }: CallOutcome<Result>,
): Call<Arguments, Result> {
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const { revalidate } = useRevalidator();
  const { toast } = useToast();
  const report = useReportFailure();

  const run = async (...args: Arguments) => {
    if (isPending) return null;
    setPending(true);
    setError(null);
    try {
      const value = await call(...args);
      if (reload) await revalidate();
      if (success) toast(success(value));
      return { value };
    } catch (thrown) {
      setError(thrown);
      report(thrown, failure);
      if (reload === "always") await revalidate();
      return null;
    } finally {
      setPending(false);
    }
  };

  return { isPending, error, run };
}
