import { lazy, Suspense, useRef, useState } from "react";
import { useCall } from "~/features/shell/ui/use-call";
import { useUserId } from "~/features/shell/ui/use-loaded-data";
import { callApi } from "~/shared/call-api";
import type { CompanionStatus } from "../contract";

const ConsentDialog = lazy(() => import("./consent-dialog"));

export type Consent = ReturnType<typeof useConsent>;

/**
 * Asks for consent before the first words go to a model provider. A refusal is remembered for this provider in this
 * browser; the user can agree later, and withdraw consent at any time. `refresh` loads the new status; without it the page
 * is loaded again.
 */
export function useConsent(
  { provider, hasConsented }: Pick<CompanionStatus, "provider" | "hasConsented">,
  refresh?: () => void,
) {
  const userId = useUserId();
  const waiting = useRef<(() => void) | null>(null);
  const decided = useRef<(() => void) | null>(null);
  const [isOpen, setOpen] = useState(false);
  // The dialog's code is loaded with the first opening and stays, so that it can close with its animation.
  const [wasOpened, setOpened] = useState(false);
  const { isPending, run: store } = useCall(
    async (accepted: boolean) => {
      await callApi("/api/ai/consent", { method: "POST", body: { accepted } });
      refresh?.();
    },
    {
      failure: { text: "Please try again in a moment." },
      ...(!refresh && { revalidate: "after-success" as const }),
    },
  );

  const offer = () => {
    setOpened(true);
    setOpen(true);
  };

  /** Closes the dialog; the waiting work follows once it has closed. */
  const decide = () => {
    decided.current = waiting.current;
    waiting.current = null;
    setOpen(false);
  };

  const decline = () => {
    if (provider) storeRefusal(userId, provider);
    decide();
  };

  return {
    isOpen,
    wasOpened,
    isPending,
    /** Runs work that sends words, after asking for consent if it is needed. */
    before(work: () => void) {
      if (provider === null || hasConsented || readRefusal(userId) === provider) return work();
      waiting.current = work;
      offer();
    },
    offer,
    async accept() {
      if (await store(true)) decide();
    },
    decline,
    async withdraw() {
      if (await store(false)) decline();
    },
    /** Runs the waiting work once the dialog has closed and returned the focus, which the work may move. */
    onClosed() {
      decided.current?.();
      decided.current = null;
    },
    /** Closes the dialog without an answer: the waiting work is dropped. */
    close() {
      waiting.current = null;
      setOpen(false);
    },
  };
}

/** Asks once whether words may go to the provider. */
export function LazyConsentDialog({ consent, provider }: { consent: Consent; provider: string | null }) {
  if (!consent.wasOpened || !provider) return null;
  return (
    <Suspense>
      <ConsentDialog consent={consent} provider={provider} />
    </Suspense>
  );
}

const refusalKey = (userId: string) => `acolyte:consent-declined:${userId}`;

/** Returns the provider that a user has refused in this browser, if any. */
function readRefusal(userId: string): string | null {
  try {
    return localStorage.getItem(refusalKey(userId));
  } catch {
    return null;
  }
}

function storeRefusal(userId: string, provider: string): void {
  try {
    localStorage.setItem(refusalKey(userId), provider);
  } catch {
    // Blocked by the browser's settings: the dialog appears again.
  }
}
