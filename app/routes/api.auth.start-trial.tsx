import { startTrialSchema } from "~/features/plans/contract";
import { startTrial } from "~/features/plans/server/start-trial.server";
import { apiAction, apiLoader, call, jsonResponse } from "~/server/http/kit.server";
import { flashToast } from "~/server/http/toast-flash.server";

export const loader = apiLoader({ allow: ["POST"] });

/** The browser leaves the page for `/` at once: the toast waits for it there. */
const STARTED = {
  title: "Trial Started!",
  description: "Welcome to your 7-day free trial. Enjoy full access to all features.",
};

export const action = apiAction({
  POST: call({ body: startTrialSchema }, async ({ services, user, body, request }) =>
    jsonResponse(await startTrial(services, { user, input: body }), 200, {
      "Set-Cookie": flashToast(request, STARTED),
    }),
  ),
});
