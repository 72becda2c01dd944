import { useRef, useState } from "react";
import { useUserId } from "~/features/shell/ui/use-root-data";
import { callApi } from "~/shared/call-api";
import type { CompanionStatus } from "../contract";
import { keepDeclined, readDeclined } from "./declined-provider";

export type Consent = ReturnType<typeof useConsent>;

interface ConsentEvents {
  /** Fetches the status anew. */
  refresh: () => void;
  onError: (error: unknown) => void;
}

/**
 * Asks for consent before the first words go to a model provider. Who declines is not asked again for the same
 * provider in this browser, but can agree later, and whoever has agreed can take it back.
 */
export function useConsent(
  status: Pick<CompanionStatus, "provider" | "hasConsented">,
  { refresh, onError }: ConsentEvents,
) {
  const userId = useUserId();
  const waiting = useRef<(() => void) | null>(null);
  const decided = useRef<(() => void) | null>(null);
  const [isOpen, setOpen] = useState(false);
  // The dialog's code comes with the first opening and stays, so that it can close with its animation.
  const [wasOpened, setOpened] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const { provider, hasConsented } = status;

  const offer = () => {
    setOpened(true);
    setOpen(true);
  };

  const goOn = () => {
    decided.current = waiting.current;
    waiting.current = null;
    setOpen(false);
  };

  const tellServer = async (accepted: boolean): Promise<boolean> => {
    setSaving(true);
    try {
      await callApi("/api/ai/consent", { method: "POST", body: { accepted } });
      refresh();
      return true;
    } catch (error) {
      onError(error);
      return false;
    } finally {
      setSaving(false);
    }
  };

  const decline = () => {
    if (provider) keepDeclined(userId, provider);
    goOn();
  };

  return {
    isOpen,
    wasOpened,
    isSaving,
    /** Does what needs consent, after asking for it where it must be asked for. */
    before(work: () => void) {
      if (provider === null || hasConsented || readDeclined(userId) === provider) return work();
      waiting.current = work;
      offer();
    },
    offer,
    async accept() {
      if (await tellServer(true)) goOn();
    },
    decline,
    async withdraw() {
      if (await tellServer(false)) decline();
    },
    /** The dialog is gone and has given the focus back: now what waited may move it. */
    onClosed() {
      decided.current?.();
      decided.current = null;
    },
    /** Closes the question unanswered: what waited for it is not done. */
    close() {
      waiting.current = null;
      setOpen(false);
    },
  };
}
