import { DurableObject } from "cloudflare:workers";
import {
  deleteAccount,
  type MoveOutcome,
  movePerson,
  moveRows,
} from "~/features/archive/server/public.server";
import { writeEntry } from "~/features/journal/server/public.server";
import { ShardBookmarks } from "~/server/db/shard-trips";
import type { Env } from "~/server/env.server";
import { type Reply, replyWith, type UserLaneObject, type Written } from "~/server/ports/durable-objects";
import type { Services } from "~/server/ports/services";
import type { EntryWrite, EntryWriteResult } from "~/server/ports/user-lane";
import { createServices } from "~/services.server";

type User = Parameters<UserLaneObject["write"]>[0];

/** The write lane of one user: writes to the user's entries run one at a time, in the order of their arrival. */
export class UserLane extends DurableObject<Env> implements UserLaneObject {
  // The input gate of a Durable Object covers its own storage, not `await` on D1: writes are chained instead.
  #last: Promise<unknown> = Promise.resolve();
  /** The account is gone: a call that was on its way must not write for nobody. */
  #isDeleted = false;
  #isMoving = false;
  /** The shard to which the user has moved: a call that was on its way names the old one. */
  #shard: number | null = null;

  /** Carries out one write in one D1 batch. When it fails nothing is stored. */
  write(user: User, write: EntryWrite): Promise<Reply<Written<EntryWriteResult>>> {
    return this.#writing(user, async ({ journal }) => {
      if (this.#isDeleted) return { ok: false, reason: "not_found" };
      return writeEntry(journal(this.#shard ?? user.journalShard), user.id, write);
    });
  }

  /** Moves all that the catalog still has of the user to their shard. */
  moveIn(user: User): Promise<Reply<Written<void>>> {
    return this.#writing(user, (services) => moveRows(services, user));
  }

  /** Moves the user to another shard. Writes go on; only the last step runs between them. */
  async moveTo(
    { id, journalShard }: { id: string; journalShard: number },
    shard: number,
  ): Promise<Reply<MoveOutcome>> {
    if (this.#isMoving) return { ok: true, value: "busy" };
    this.#isMoving = true;
    const services = createServices(this.env, this.ctx);
    const inOrder = async (work: () => Promise<MoveOutcome>) => {
      const reply = await this.#inOrder(async () => {
        const outcome = this.#isDeleted ? "gone" : await work();
        if (outcome === "moved") this.#shard = shard;
        return outcome;
      });
      if (!reply.ok) throw new Error(reply.failure);
      return reply.value;
    };
    const move = { userId: id, fromShard: journalShard, toShard: shard };
    return replyWith(() => movePerson(services, move, inOrder)).finally(() => {
      this.#isMoving = false;
    });
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

  #writing<T>(user: User, work: (services: Services) => Promise<T>): Promise<Reply<Written<T>>> {
    return this.#inOrder(async () => {
      const bookmarks = new ShardBookmarks();
      const result = await work(createServices(this.env, this.ctx, { bookmarks }));
      return { result, bookmark: bookmarks.of(this.#shard ?? user.journalShard) };
    });
  }

  #inOrder<T>(work: () => Promise<T>): Promise<Reply<T>> {
    const reply = this.#last.then(() => replyWith(work));
    this.#last = reply;
    return reply;
  }
}
