import { reminderSettingsSchema } from "~/features/reminders/contract";
import { getSettings, saveReminders } from "~/features/reminders/server/reminder-settings.server";
import { appOrigin } from "~/server/http/app-origin.server";
import { apiAction, apiLoader, call } from "~/server/http/kit.server";

export const loader = apiLoader(call({}, ({ services, user }) => getSettings(services, { user })));

export const action = apiAction(
  {
    POST: call({ body: reminderSettingsSchema }, ({ services, user, body, request }) =>
      saveReminders(services, { user, input: body, origin: appOrigin(services, request) }),
    ),
  },
  ["GET"],
);
