import { DurableObject } from "cloudflare:workers";
import { deleteAccount, moveRows } from "~/features/archive/server/public.server";
import { writeEntry } from "~/features/journal/server/public.server";
import { openDatabase } from "~/server/db/client.server";
import { type Env, journalDatabase } from "~/server/env.server";
import { type Reply, replyWith, type UserLaneObject } from "~/server/ports/durable-objects";
import type { EntryWrite, EntryWriteResult } from "~/server/ports/user-lane";
import { createServices } from "~/services.server";

/** The write lane of one user: writes to the user's entries run one at a time, in the order of their arrival. */
export class UserLane extends DurableObject<Env> implements UserLaneObject {
  // The input gate of a Durable Object covers its own storage, not `await` on D1: writes are chained instead.
  #last: Promise<unknown> = Promise.resolve();
  /** The account is gone: a call that was on its way must not write for nobody. */
  #isDeleted = false;

  /** Carries out one write in one D1 batch. When it fails nothing is stored. */
  write(user: { id: string; journalShard: number }, write: EntryWrite): Promise<Reply<EntryWriteResult>> {
    return this.#inOrder(async () => {
      if (this.#isDeleted) return { ok: false, reason: "not_found" };
      return writeEntry(openDatabase(journalDatabase(this.env, user.journalShard)), user.id, write);
    });
  }

  /** Moves all that the catalog still has of the user to their shard. */
  moveIn(user: { id: string; journalShard: number }): Promise<Reply<void>> {
    return this.#inOrder(() => moveRows(createServices(this.env, this.ctx), user));
  }

  /** Deletes the account once its day has come. A call after a failure goes on where that one stopped. */
  deleteAccount(userId: string): Promise<Reply<boolean>> {
    return this.#inOrder(async () => {
      const isDeleted = await deleteAccount(createServices(this.env, this.ctx), userId);
      this.#isDeleted ||= isDeleted;
      await this.ctx.storage.deleteAll();
      return isDeleted;
    });
  }

  #inOrder<T>(work: () => Promise<T>): Promise<Reply<T>> {
    const reply = this.#last.then(() => replyWith(work));
    this.#last = reply;
    return reply;
  }
}
