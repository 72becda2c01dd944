import { giveUseBack } from "~/features/plans/server/public.server";
import type { CompanionModel } from "~/server/ports/model";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { newId } from "~/shared/ids";
import type { Engine } from "../contract";
import type { Prompt } from "../domain/data-block";
import { chooseTitleModel, reserveCall } from "./reserve-call.server";
import { type ModelRun, runModel } from "./run-model.server";
import { companionUnavailable } from "./unavailable.server";
import { insertCall } from "./usage.repository.server";

/** A text that the companion is asked for. */
export interface Writing {
  user: SessionUser;
  task: { kind: string };
  prompt: Prompt;
  /** Whether it counts to the day's calls: all but titles do. */
  isCounted: boolean;
}

/** A text as it was written, or that it would have harmed its reader. */
export type WriteResult<T> = { isUnsafe: false; value: T; engine: Engine } | { isUnsafe: true };

/**
 * Has a text written. `read` turns the model's words into the wanted value and throws on anything else. Throws 403
 * until the address is confirmed, 429 when the day's calls are used up, 503 when the model fails; then, and for an unsafe text, the call is given back.
 */
export async function writeText<T>(
  services: Services,
  writing: Writing,
  read: (text: string) => T,
): Promise<WriteResult<T>> {
  const { user, task, prompt, isCounted } = writing;
  const { use, model } = isCounted
    ? await reserveCall(services, user)
    : { use: null, model: await chooseTitleModel(services, user) };
  const run = await runModel(model, { task, prompt }, { signal: new AbortController().signal });
  services.afterResponse(noteCall(services, { kind: task.kind, model, run }));
  try {
    if (run.outcome === "unsafe") {
      if (use) await giveUseBack(services, use);
      return { isUnsafe: true };
    }
    if (run.outcome !== "done") throw new Error("failed");
    return { isUnsafe: false, value: read(run.text.trim()), engine: model.engine };
  } catch {
    if (use) await giveUseBack(services, use);
    throw companionUnavailable();
  }
}

/** Stores what a call took. A failure to do so costs the person nothing. */
export async function noteCall(
  services: Services,
  { kind, model, run }: { kind: string; model: CompanionModel; run: ModelRun },
): Promise<void> {
  const { text: _, ...figures } = run;
  const createdAt = services.clock.now().toISOString();
  const call = { id: newId(), kind, engine: model.engine, createdAt, ...figures };
  await insertCall(services.catalog, call).then(
    () => undefined,
    () => undefined,
  );
}
