import { pushSubscriptionSchema, pushUnsubscriptionSchema } from "~/features/reminders/contract";
import {
  addPushSubscription,
  listPushSubscriptions,
  removePushSubscription,
} from "~/features/reminders/server/manage-push-subscriptions.server";
import { api, call } from "~/http/kit.server";

export const loader = api({
  GET: call({}, ({ services, user }) => listPushSubscriptions(services, { user })),
  POST: call({ body: pushSubscriptionSchema, status: 201 }, ({ services, user, body }) =>
    addPushSubscription(services, { user, input: body }),
  ),
  DELETE: call({ body: pushUnsubscriptionSchema }, async ({ services, user, body }) => {
    await removePushSubscription(services, { user, endpoint: body.endpoint });
    return { message: "This browser receives no more notifications." };
  }),
});
export const action = loader;
