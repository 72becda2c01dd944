import { DurableObject } from "cloudflare:workers";
import { deleteAccount } from "~/features/archive/server/public.server";
import { writeEntry } from "~/features/journal/server/public.server";
import { openJournal } from "~/server/db/client.server";
import { type Env, journalDatabase } from "~/server/env.server";
import type { EntryWrite, EntryWriteResult } from "~/server/ports/user-lane";
import { createServices } from "~/server/services.server";

/** The write lane of one user: writes to the user's entries run one at a time, in the order of their arrival. */
export class UserLane extends DurableObject<Env> {
  // The input gate of a Durable Object covers its own storage, not `await` on D1: writes are chained instead.
  #last: Promise<unknown> = Promise.resolve();
  /** The account is gone: a call that was on its way must not write for nobody. */
  #isDeleted = false;

  /** Carries out one write in one D1 batch. Throws when the database cannot be reached; then nothing is stored. */
  write(user: { id: string; journalShard: number }, write: EntryWrite): Promise<EntryWriteResult> {
    const journal = openJournal(journalDatabase(this.env, user.journalShard));
    return this.#inOrder(async () => {
      if (this.#isDeleted) return { ok: false, reason: "not_found" };
      return writeEntry(journal, user.id, write).catch(throwWithoutContent);
    });
  }

  /** Deletes the account once its day has come. Throws when a store cannot be reached; calling again goes on. */
  deleteAccount(userId: string): Promise<boolean> {
    return this.#inOrder(async () => {
      const isDeleted = await deleteAccount(createServices(this.env, this.ctx), userId).catch(
        throwWithoutContent,
      );
      this.#isDeleted ||= isDeleted;
      await this.ctx.storage.deleteAll();
      return isDeleted;
    });
  }

  #inOrder<T>(run: () => Promise<T>): Promise<T> {
    const result = this.#last.then(run, run);
    this.#last = result;
    return result;
  }
}

/** The runtime logs what leaves an object as an error, and drizzle quotes a statement's values in its messages. */
function throwWithoutContent(error: unknown): never {
  const name = error instanceof Error ? error.name : typeof error;
  throw new Error(`D1_ERROR: the write was not stored (${name})`);
}
