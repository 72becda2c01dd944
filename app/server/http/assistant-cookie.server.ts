import {
  type AssistantPreferences,
  PREFERENCES_COOKIE,
  readPreferences,
} from "~/features/companion/domain/assistant-preferences";
import { readCookie } from "./cookies.server";

/** The choices on the assistant's screen that this browser keeps for a user; null when it keeps none. */
export function readAssistantPreferences(request: Request, userId: string): AssistantPreferences | null {
  return readPreferences(userId, readCookie(request, PREFERENCES_COOKIE));
}
