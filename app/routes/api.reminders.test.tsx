import { testReminderSchema } from "~/features/reminders/contract";
import { sendTest } from "~/features/reminders/server/send-test.server";
import { api, call } from "~/http/kit.server";
import { appOrigin } from "~/http/request.server";

export const loader = api({
  POST: call({ body: testReminderSchema, status: 201 }, ({ services, user, body, request }) =>
    sendTest(services, { user, channel: body.channel, origin: appOrigin(services, request) }),
  ),
});
export const action = loader;
