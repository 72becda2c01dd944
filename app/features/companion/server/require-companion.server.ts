import type { SessionUser } from "~/server/ports/session";
import { AppError } from "~/shared/errors";

/** Throws `forbidden` for a user who has switched the companion off: then not a word leaves, greetings included. */
export function requireCompanion(user: SessionUser): void {
  if (!user.aiEnabled) throw new AppError("forbidden", "The companion is switched off in your settings.");
}
