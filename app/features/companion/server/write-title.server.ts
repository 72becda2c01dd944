import { fallbackTitle } from "~/features/journal/domain/fallback-title";
import { plainTextOf } from "~/features/journal/server/public.server";
import { helpFor } from "~/features/safety/domain/help";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { localDateIn } from "~/shared/dates";
import { COMPANION_LIMITS, type WrittenTitle } from "../contract";
import type { TitleTask } from "../domain/companion-task";
import { composeTitle } from "../domain/compose/title";
import { titlePrompt } from "../domain/writing-prompt";
import { requireCompanion } from "./require-companion.server";
import { writeText } from "./write-text.server";

const WORDS = 6;

/**
 * A title of at most six words for a journal entry; never counted. Words that show danger never become a title: they get
 * the plain one of the day, with the message for an emergency or help lines beside it. Throws 403 with the companion switched off, 503.
 */
export async function writeTitle(
  services: Services,
  { user, content }: { user: SessionUser; content: string },
): Promise<WrittenTitle> {
  const words = plainTextOf(content);
  const plain = fallbackTitle(localDateIn(user.timezone, services.clock.now()));
  const { emergency, support } = helpFor(user, [words]);
  if (emergency !== null) return { title: plain, safetyMessage: emergency };
  requireCompanion(user);
  if (support !== null) return { title: plain, support };
  const text = words.slice(0, COMPANION_LIMITS.input);
  // An image alone, or signs without a word, say nothing that a title could be made of.
  if (composeTitle(text) === "") return { title: plain };
  const task: TitleTask = { kind: "title", text };
  const writing = { user, task, prompt: titlePrompt(task), isCounted: false };
  const written = await writeText(services, writing, toTitle);
  return { title: (!written.isUnsafe && written.value) || plain };
}

/** One line, at most six words, without the quotation marks and the full stop that models like to add. */
function toTitle(text: string): string {
  const line = text.split("\n")[0] ?? "";
  const words = line.replace(/^["'“”‘’*#\s]+|["'“”‘’*.\s]+$/g, "").split(/\s+/);
  return words.slice(0, WORDS).join(" ").slice(0, 200);
}
