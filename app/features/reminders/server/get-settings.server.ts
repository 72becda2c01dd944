import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import type { ReminderSettings } from "../contract";
import { readSettings } from "./settings.repository.server";
import { toSettings } from "./to-settings.server";

/** A person's reminders and how they come; the defaults before anything was saved. */
export async function getSettings(
  services: Services,
  { user }: { user: SessionUser },
): Promise<ReminderSettings> {
  return toSettings(services, user, await readSettings(services.catalog, user.id));
}
