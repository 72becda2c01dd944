import { useRevalidator } from "@remix-run/react";
import type { CompanionAccess } from "~/features/companion/domain/companion-access";
import { useConsent } from "~/features/companion/ui/use-consent";
import { errorMessage } from "~/shared/call-api";
import { useToast } from "~/ui/use-toast";

/** The consent that the journal's calls of the companion need; a failure to note it is told in a toast. */
export function useJournalConsent(access: CompanionAccess) {
  const { toast } = useToast();
  const { revalidate } = useRevalidator();
  return useConsent(access, {
    refresh: revalidate,
    onError(error) {
      const description = errorMessage(error, "Please try again in a moment.");
      toast({ title: "Error", description, variant: "destructive" });
    },
  });
}
