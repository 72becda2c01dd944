import { reminderSettingsSchema } from "~/features/reminders/contract";
import { getSettings, saveReminders } from "~/features/reminders/server/reminder-settings.server";
import { api, call } from "~/http/kit.server";
import { appOrigin } from "~/http/request.server";

export const loader = api({
  GET: call({}, ({ services, user }) => getSettings(services, { user })),
  POST: call({ body: reminderSettingsSchema }, ({ services, user, body, request }) =>
    saveReminders(services, { user, input: body, origin: appOrigin(services, request) }),
  ),
});
export const action = loader;
