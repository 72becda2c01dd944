import { notificationPreferencesSchema } from "~/features/reminders/contract";
import { saveNotificationPreferences } from "~/features/reminders/server/reminder-settings.server";
import { api, call } from "~/http/kit.server";
import { appOrigin } from "~/http/request.server";

export const loader = api({
  PUT: call({ body: notificationPreferencesSchema }, ({ services, user, body, request }) =>
    saveNotificationPreferences(services, { user, input: body, origin: appOrigin(services, request) }),
  ),
});
export const action = loader;
