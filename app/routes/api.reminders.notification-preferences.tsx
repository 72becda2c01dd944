import { notificationPreferencesSchema } from "~/features/reminders/contract";
import { saveNotificationPreferences } from "~/features/reminders/server/reminder-settings.server";
import { appOrigin } from "~/server/http/app-origin.server";
import { apiAction, apiLoader, call } from "~/server/http/kit.server";

export const loader = apiLoader({ allow: ["PUT"] });

export const action = apiAction({
  PUT: call({ body: notificationPreferencesSchema }, ({ services, user, body, request }) =>
    saveNotificationPreferences(services, { user, input: body, origin: appOrigin(services, request) }),
  ),
});
