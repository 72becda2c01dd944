import { expireTrial } from "~/features/plans/server/change-plan.server";
import { api, call } from "~/http/kit.server";

export const loader = api({
  POST: call({}, ({ services, user }) => expireTrial(services, user)),
});
export const action = loader;
