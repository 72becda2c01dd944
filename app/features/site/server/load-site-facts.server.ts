import type { Services } from "~/server/ports/services";
import type { SiteFacts } from "../contract";

/** What the site's texts have to say of this server. Reads no row. */
export function loadSiteFacts({ models, billing, settings }: Services): SiteFacts {
  return {
    provider: models.provider,
    paymentNote: billing.paymentNote,
    sendsMail: settings.mail.isDelivered,
  };
}
