import { pushSubscriptionSchema, pushUnsubscriptionSchema } from "~/features/reminders/domain/call-schemas";
import { addDevice, listDevices, removeDevice } from "~/features/reminders/server/manage-devices.server";
import { apiAction, apiLoader, call } from "~/server/http/kit.server";

export const loader = apiLoader(call({}, ({ services, user }) => listDevices(services, { user })));

export const action = apiAction(
  {
    POST: call({ body: pushSubscriptionSchema, status: 201 }, ({ services, user, body }) =>
      addDevice(services, { user, input: body }),
    ),
    DELETE: call({ body: pushUnsubscriptionSchema }, async ({ services, user, body }) => {
      await removeDevice(services, { user, endpoint: body.endpoint });
      return { message: "This browser receives no more notifications." };
    }),
  },
  ["GET"],
);
