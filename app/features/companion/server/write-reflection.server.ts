import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { AppError } from "~/shared/errors";
import {
  INPUT_TOO_LONG,
  REFLECTION_TOO_SHORT,
  type SpiritualReflectionInput,
  type WrittenReflection,
} from "../contract";
import { COMPANION_LIMITS } from "../domain/limits";
import { reflectionPrompt } from "../domain/prompts";
import type { ReflectionTask } from "../domain/tasks";
import { streamWish } from "./stream-text.server";
import { safetyText, type TextWish, writeWish } from "./write-text.server";

interface ReflectionRequest {
  user: SessionUser;
  /** Its content as plain text. */
  input: SpiritualReflectionInput;
}

/**
 * Writes questions for reflection on the user's words, without those already asked. Throws like `writeWish`, and 400
 * under 20 characters.
 */
export async function writeReflection(
  services: Services,
  request: ReflectionRequest,
): Promise<WrittenReflection> {
  return toReflection(await writeWish(services, wishOf(request)));
}

/** Writes a reflection as a stream, which ends when `reader` is aborted. Throws like `streamWish`, and 400. */
export async function streamReflection(
  services: Services,
  { reader, ...request }: ReflectionRequest & { reader: AbortSignal },
): Promise<ReadableStream<Uint8Array>> {
  return streamWish(services, wishOf(request), reader);
}

/** Returns the message for an emergency in place of a reflection. */
export function safetyReflection(message: string): WrittenReflection {
  return toReflection(safetyText(message));
}

function toReflection({ text: reflection, ...rest }: ReturnType<typeof safetyText>): WrittenReflection {
  return { reflection, ...rest };
}

function wishOf({ user, input }: ReflectionRequest): TextWish {
  return {
    user,
    words: [input.content],
    prepare() {
      const task = reflectionTask(input);
      return { task, promptFor: (isHeavy) => reflectionPrompt(task, isHeavy), mostSentences: null };
    },
  };
}

function reflectionTask({ content: text, reflection_history }: SpiritualReflectionInput): ReflectionTask {
  if (text.length < COMPANION_LIMITS.minimumText) throw badContent(REFLECTION_TOO_SHORT);
  if (text.length > COMPANION_LIMITS.input) throw badContent(INPUT_TOO_LONG);
  const history = latest(reflection_history);
  return { kind: "reflection", text, history, attempt: history.length };
}

function badContent(message: string): AppError {
  return new AppError("bad_request", message, { issues: [{ path: "content", message }] });
}

/** Returns the latest reflections, as many as a call may carry. */
function latest(history: string[]): string[] {
  const recent: string[] = [];
  let length = 0;
  for (const reflection of history.toReversed()) {
    length += reflection.length;
    if (length > COMPANION_LIMITS.input) break;
    recent.unshift(reflection);
  }
  return recent;
}
