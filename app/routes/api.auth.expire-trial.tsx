import { expireTrial } from "~/features/plans/server/change-plan.server";
import { apiAction, apiLoader, call } from "~/http/kit.server";

export const loader = apiLoader({ allow: ["POST"] });

export const action = apiAction({
  POST: call({}, ({ services, user }) => expireTrial(services, user)),
});
