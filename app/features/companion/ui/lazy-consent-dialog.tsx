import { lazy, Suspense } from "react";
import type { Consent } from "./use-consent";

const ConsentDialog = lazy(() => import("./consent-dialog"));

/** Asks once whether words may go to the provider. */
export function LazyConsentDialog({ consent, provider }: { consent: Consent; provider: string | null }) {
  if (!consent.wasOpened || !provider) return null;
  return (
    <Suspense>
      <ConsentDialog
        open={consent.isOpen}
        provider={provider}
        isSaving={consent.isSaving}
        onAccept={() => void consent.accept()}
        onDecline={consent.decline}
        onClose={consent.close}
        onClosed={consent.onClosed}
      />
    </Suspense>
  );
}
