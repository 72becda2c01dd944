import { helpFor } from "~/features/safety/domain/help";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { localDateIn } from "~/shared/dates";
import type { WrittenTitle } from "../contract";
import { composeTitle, shortened } from "../domain/compose/title";
import { COMPANION_LIMITS } from "../domain/limits";
import { titlePrompt } from "../domain/prompts";
import type { TitleTask } from "../domain/tasks";
import { requireCompanion } from "./companion-status.server";
import { chooseTitleModel } from "./reserve-call.server";
import { writeText } from "./write-text.server";

interface TitleRequest {
  user: SessionUser;
  plainText: string;
  /** Returns the title of an entry without another one, by its local date. */
  fallbackFor: (localDate: string) => string;
}

/**
 * Writes a title of at most six words for the plain text of a journal entry; never counted. Words of danger never become
 * a title: they get the fallback, with the message for an emergency or help lines. Throws 403 when the companion is off,
 * 503 when the model fails.
 */
export async function writeTitle(
  services: Services,
  { user, plainText, fallbackFor }: TitleRequest,
): Promise<WrittenTitle> {
  const title = fallbackFor(localDateIn(user.timezone, services.clock.now()));
  const { emergency, support } = helpFor(user, [plainText]);
  if (emergency !== null) return { title, safetyMessage: emergency };
  requireCompanion(user);
  if (support !== null) return { title, support };
  const text = plainText.slice(0, COMPANION_LIMITS.input);
  // An image alone, or marks without a word.
  if (composeTitle(text) === "") return { title };
  const task: TitleTask = { kind: "title", text };
  const call = { model: await chooseTitleModel(services, user), end: async () => {} };
  const written = await writeText(services, { task, prompt: titlePrompt(task), call }, toTitle);
  return { title: (!written.isUnsafe && written.value) || title };
}

/** Returns one line of at most six words, without the quotation marks and the full stop that models like to add. */
function toTitle(text: string): string {
  const line = text.split("\n")[0] ?? "";
  const words = line.replace(/^["'“”‘’*#\s]+|["'“”‘’*.\s]+$/g, "").split(/\s+/);
  return shortened(words).slice(0, 200);
}
