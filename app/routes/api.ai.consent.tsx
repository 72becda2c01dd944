import { consentSchema } from "~/features/companion/contract";
import { setConsent } from "~/features/companion/server/companion-status.server";
import { api, call } from "~/http/kit.server";

export const loader = api({
  POST: call({ body: consentSchema }, ({ services, user, body }) =>
    setConsent(services, { user, accepted: body.accepted }),
  ),
});
export const action = loader;
