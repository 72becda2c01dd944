import { AppError } from "~/shared/errors";

/** What a call answers when the model gave no text. */
export function companionUnavailable(): AppError {
  return new AppError("unavailable", "The companion cannot be reached right now. Please try again.", {
    retryAfter: 10,
  });
}
