import { DurableObject } from "cloudflare:workers";
import { deleteAccount, moveRows } from "~/features/archive/server/public.server";
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

  /** Carries out one write in one D1 batch. When it fails nothing is stored. */
  write(user: User, write: EntryWrite): Promise<Reply<Written<EntryWriteResult>>> {
    return this.#writing(user, async ({ journal }) => {
      if (this.#isDeleted) return { ok: false, reason: "not_found" };
      return writeEntry(journal(user.journalShard), user.id, write);
    });
  }

  /** Moves all that the catalog still has of the user to their shard. */
  moveIn(user: User): Promise<Reply<Written<void>>> {
    return this.#writing(user, (services) => moveRows(services, user));
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
      return { result, bookmark: bookmarks.of(user.journalShard) };
    });
  }

  #inOrder<T>(work: () => Promise<T>): Promise<Reply<T>> {
    const reply = this.#last.then(() => replyWith(work));
    this.#last = reply;
    return reply;
  }
}
