import { testReminderSchema } from "~/features/reminders/contract";
import { sendTest } from "~/features/reminders/server/send-test.server";
import { appOrigin } from "~/server/http/app-origin.server";
import { apiAction, apiLoader, call } from "~/server/http/kit.server";

export const loader = apiLoader({ allow: ["POST"] });

export const action = apiAction({
  POST: call({ body: testReminderSchema, status: 201 }, ({ services, user, body, request }) =>
    sendTest(services, { user, channel: body.channel, origin: appOrigin(services, request) }),
  ),
});
