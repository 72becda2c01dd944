import { consentSchema } from "~/features/companion/domain/call-schemas";
import { setConsent } from "~/features/companion/server/set-consent.server";
import { apiAction, apiLoader, call } from "~/server/http/kit.server";

export const loader = apiLoader({ allow: ["POST"] });

export const action = apiAction({
  POST: call({ body: consentSchema }, ({ services, user, body }) =>
    setConsent(services, { user, accepted: body.accepted }),
  ),
});
