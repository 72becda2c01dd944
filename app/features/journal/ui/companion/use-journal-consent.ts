import { useRevalidator } from "@remix-run/react";
import type { CompanionAccess } from "~/features/companion/domain/companion-access";
import { useConsent } from "~/features/companion/ui/use-consent";
import { useReportFailure } from "~/features/shell/ui/use-call";

/** Asks for consent before the journal sends words to the companion's provider. */
export function useJournalConsent(access: CompanionAccess) {
  const { revalidate } = useRevalidator();
  const report = useReportFailure();
  return useConsent(access, {
    refresh: revalidate,
    onError: (error) => void report(error, { text: "Please try again in a moment." }),
  });
}
