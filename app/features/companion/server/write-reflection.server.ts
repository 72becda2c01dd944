import { plainTextOf } from "~/features/journal/server/public.server";
import { helpFor } from "~/features/safety/domain/help";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { AppError } from "~/shared/errors";
import { COMPANION_LIMITS, type WrittenReflection } from "../contract";
import { INPUT_TOO_LONG, REFLECTION_TOO_SHORT, type SpiritualReflectionInput } from "../domain/call-schemas";
import type { ReflectionTask } from "../domain/companion-task";
import { reflectionPrompt } from "../domain/writing-prompt";
import { safetyStream, supportWith, unsafeReplyMessage } from "./answer-danger.server";
import { requireCompanion } from "./require-companion.server";
import { streamText } from "./stream-text.server";
import { writeText } from "./write-text.server";

interface Asked {
  user: SessionUser;
  input: SpiritualReflectionInput;
}

/**
 * Questions to reflect on what the user wrote, none of them asked before. An emergency gets the human message, lesser
 * danger help lines. Throws 400 under 20 characters of plain text, 403 with the companion switched off, 429, 503.
 */
export async function writeReflection(
  services: Services,
  { user, input }: Asked,
): Promise<WrittenReflection> {
  const text = plainTextOf(input.content);
  const { emergency, support } = helpFor(user, [text]);
  if (emergency !== null) return safetyReflection(emergency);
  requireCompanion(user);
  const task = reflectionTask(text, input);
  const prompt = reflectionPrompt(task, support !== null);
  const written = await writeText(services, { user, task, prompt, isCounted: true }, (words) => words);
  if (written.isUnsafe) return safetyReflection(unsafeReplyMessage(user, text));
  const { value: reflection, engine } = written;
  return {
    reflection,
    engine,
    isSafetyMessage: false,
    support: supportWith(user, { text: reflection, engine }, support),
  };
}

/** The message for an emergency in place of a reflection. */
export function safetyReflection(message: string): WrittenReflection {
  return { reflection: message, engine: "built-in", isSafetyMessage: true, support: null };
}

/** The same as a stream, which ends when `reader` is aborted; throws also 409 while another stream of the user's runs. */
export async function streamReflection(
  services: Services,
  { user, input, reader }: Asked & { reader: AbortSignal },
): Promise<ReadableStream<Uint8Array>> {
  const text = plainTextOf(input.content);
  const { emergency, support } = helpFor(user, [text]);
  if (emergency !== null) return safetyStream(emergency);
  requireCompanion(user);
  const task = reflectionTask(text, input);
  return streamText(services, {
    user,
    task,
    prompt: reflectionPrompt(task, support !== null),
    isCounted: true,
    mostSentences: null,
    support,
    safetyMessage: unsafeReplyMessage(user, text),
    reader,
  });
}

function reflectionTask(text: string, input: SpiritualReflectionInput): ReflectionTask {
  if (text.length < COMPANION_LIMITS.minimumText) throw badContent(REFLECTION_TOO_SHORT);
  if (text.length > COMPANION_LIMITS.input) throw badContent(INPUT_TOO_LONG);
  const history = latest(input.reflection_history);
  return { kind: "reflection", text, history, attempt: history.length };
}

function badContent(message: string): AppError {
  return new AppError("bad_request", message, { issues: [{ path: "content", message }] });
}

/** The latest reflections, as many as a call may carry. */
function latest(history: string[]): string[] {
  const kept: string[] = [];
  let length = 0;
  for (const reflection of history.toReversed()) {
    length += reflection.length;
    if (length > COMPANION_LIMITS.input) break;
    kept.unshift(reflection);
  }
  return kept;
}
