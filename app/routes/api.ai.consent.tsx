import { consentSchema } from "~/features/companion/contract";
import { setConsent } from "~/features/companion/server/companion-status.server";
import { apiAction, apiLoader, call } from "~/http/kit.server";

export const loader = apiLoader({ allow: ["POST"] });

export const action = apiAction({
  POST: call({ body: consentSchema }, ({ services, user, body }) =>
    setConsent(services, { user, accepted: body.accepted }),
  ),
});
