import { startOwnTrial } from "~/features/accounts/server/start-own-trial.server";
import { startTrialSchema } from "~/features/plans/contract";
import { api, call, jsonResponse } from "~/http/kit.server";
import { clientAddress } from "~/http/request.server";
import { flashToast } from "~/http/toast-flash.server";

/** The browser leaves the page for `/` at once: the toast waits for it there. */
const STARTED = {
  title: "Trial Started!",
  description: "Welcome to your 7-day free trial. Enjoy full access to all features.",
};
export const loader = api({
  POST: call({ body: startTrialSchema }, async ({ services, user, body, request }) =>
    jsonResponse(await startOwnTrial(services, { user, input: body, address: clientAddress(request) }), 200, {
      "Set-Cookie": flashToast(request, STARTED),
    }),
  ),
});
export const action = loader;
