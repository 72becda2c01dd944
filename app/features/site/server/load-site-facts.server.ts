import type { Services } from "~/server/ports/services";
import type { SiteFacts } from "../contract";

/** Returns the facts about this server for the texts of the public pages. Reads no row. */
export function loadSiteFacts({ models, billing, settings }: Services): SiteFacts {
  return {
    provider: models.provider,
    paymentNote: billing.paymentNote,
    sendsMail: settings.mail.isDelivered,
  };
}
