import { helpFor } from "~/features/safety/domain/help";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import type { WrittenPrayer } from "../contract";
import type { Engine } from "../domain/limits";
import type { Prompt } from "../domain/prompts";
import { limitSentences } from "../domain/sentences";
import type { CompanionTask } from "../domain/tasks";
import { supportWith, unsafeReplyMessage } from "./answer-danger.server";
import { checkText } from "./check-text.server";
import { requireCompanion } from "./companion-status.server";
import { storeCall } from "./model-calls.server";
import { type ReservedCall, reserveCall } from "./reserve-call.server";
import { companionUnavailable, runModel } from "./run-model.server";

/** A wanted prayer or reflection. */
export interface TextWish {
  user: SessionUser;
  /** The user's words; they are searched for danger. */
  words: string[];
  /** Makes the task. Called only for words without an emergency, while the companion is on. */
  prepare: () => {
    task: CompanionTask;
    /** `isHeavy` when help lines are shown above the text. */
    promptFor: (isHeavy: boolean) => Prompt;
    /** Where the text is cut; `null` for its whole length. */
    mostSentences: number | null;
  };
}

/** A prayer or reflection, or the message for an emergency in its place. */
type WishedText = Omit<WrittenPrayer, "prayer"> & { text: string };

/** Returns the message for an emergency in place of a text. */
export function safetyText(message: string): WishedText {
  return { text: message, engine: "built-in", isSafetyMessage: true, support: null, checked: [] };
}

/**
 * Writes a prayer or reflection, with its references and quotations checked. Words in an emergency get the safety message, words of lesser danger help lines. Throws
 * 403 when the companion is off or the address is not confirmed, 429 without calls, 503 when the model fails.
 */
export async function writeWish(services: Services, { user, words, prepare }: TextWish): Promise<WishedText> {
  const { emergency, support } = helpFor(user, words);
  if (emergency !== null) return safetyText(emergency);
  requireCompanion(user);
  const { task, promptFor, mostSentences } = prepare();
  const cut = (text: string) => (mostSentences === null ? text : limitSentences(text, mostSentences));
  const call = await reserveCall(services, user);
  const written = await writeText(services, { task, prompt: promptFor(support !== null), call }, cut);
  if (written.isUnsafe) return safetyText(unsafeReplyMessage(user, words.join("\n")));
  const { engine } = written;
  const { text, checked } = await checkText(services, written.value, null);
  const shown = supportWith(user, { text, engine }, support);
  return { text, engine, isSafetyMessage: false, support: shown, checked };
}

/** A text for a model to write. */
interface Writing {
  task: CompanionTask;
  prompt: Prompt;
  call: Pick<ReservedCall, "model" | "end">;
}

/** A written text, or the fact that it would have harmed its reader. */
type WriteResult<T> = { isUnsafe: false; value: T; engine: Engine } | { isUnsafe: true };

/**
 * Runs a model for a text. `read` turns its words into the value and throws on anything else. Throws 503 when the model
 * fails. The call is refunded then, and for an unsafe text.
 */
export async function writeText<T extends object | string>(
  services: Services,
  { task, prompt, call }: Writing,
  read: (text: string) => T,
): Promise<WriteResult<T>> {
  const { engine } = call.model;
  const run = await runModel(call.model, { task, prompt }, { signal: new AbortController().signal });
  services.afterResponse(storeCall(services, { kind: task.kind, engine, run }));
  const value = run.outcome === "done" ? tryTo(() => read(run.text.trim())) : null;
  await call.end({ isAnswered: value !== null });
  if (value !== null) return { isUnsafe: false, value, engine };
  if (run.outcome === "unsafe") return { isUnsafe: true };
  throw companionUnavailable();
}

function tryTo<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
