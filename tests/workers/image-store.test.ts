import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { UploadedImage } from "~/features/journal/contract";
import { type Account, createAccount, inFirstShard, send } from "../factories/accounts";
import { downloadArchive, PNG } from "../factories/archive";
import { placesOf } from "../factories/archive-rows";
import { dumpUser } from "../factories/journal";
import { callOk } from "../factories/library";
import { MINUTE_CRON, workerWith } from "../factories/worker-with";
import { noteFigures } from "../setup/figures";

inFirstShard();

/** How often each thing is done while the store is away. */
const TIMES = 10;

/** The bucket, which fails at each call while it is away: before the call is carried out, or after. */
const store = { away: null as "before" | "after" | null, failures: 0 };
const bucket = new Proxy(env.IMAGES, {
  get(target, key) {
    const value = Reflect.get(target, key);
    if (typeof value !== "function") return value;
    return async (...given: unknown[]) => {
      if (store.away !== "before") {
        const result = await value.apply(target, given);
        if (store.away === null) return result;
      }
      store.failures += 1;
      throw new Error(`${String(key)}: We encountered an internal error. Please try again. (10001)`);
    };
  },
});
const bindings = { ...env, IMAGES: bucket };
const worker = workerWith(bindings);
const { server } = worker;

const upload = (account: Account) => {
  const body = new FormData();
  body.set("image", new File([PNG], "holiday.png"));
  return send(server, account, "POST", "/api/upload/image", { body });
};
const uploaded = async (account: Account) => (await (await upload(account)).json<UploadedImage>()).url;
const objects = async (account: Account) =>
  (await env.IMAGES.list({ prefix: `images/${account.user.id}/` })).objects.length;
const sweep = async () => {
  await env.JOURNAL_0.prepare("UPDATE outbox SET due_at = 0").run();
  await worker.cron(MINUTE_CRON);
};
const SORRY = { message: "Your data cannot be reached right now. Please try again." };

beforeEach(() => {
  store.away = null;
  store.failures = 0;
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe("while the image store is away", () => {
  it.each(["before", "after"] as const)(
    "an upload that fails %s it is stored is a 503 that can be tried again, and leaves nothing for good",
    async (moment) => {
      const account = await createAccount(server);
      store.away = moment;
      for (let time = 0; time < TIMES; time++) {
        const failed = await upload(account);
        expect(failed.status).toBe(503);
        expect(failed.headers.get("Retry-After")).toBe("2");
        expect(await failed.json()).toEqual(SORRY);
      }
      const left = await dumpUser(env.JOURNAL_0, account.user.id);
      expect([left.images!.length, left.outbox!.length]).toEqual([0, TIMES]);
      store.away = null;
      const url = await uploaded(account);
      expect(await objects(account)).toBe(moment === "after" ? TIMES + 1 : 1);
      const content = `<p>Seen.</p><img src="${url}">`;
      await callOk(server, account, "POST", "/api/prayer-journal/entries", { content });
      // The real queue carries the orders out.
      await sweep();
      await expect.poll(() => objects(account), { timeout: 20_000 }).toBe(1);
      expect((await send(server, account, "GET", url)).status).toBe(200);
    },
  );

  it("an image is a 503 and never a 404, and the words around it are there", async (context) => {
    const account = await createAccount(server);
    const url = await uploaded(account);
    const content = `<p>A day at the sea.</p><img src="${url}">`;
    const entry = await callOk<{ id: string }>(server, account, "POST", "/api/prayer-journal/entries", {
      content,
    });
    store.away = "before";
    for (let time = 0; time < TIMES; time++) {
      const failed = await send(server, account, "GET", url);
      expect([failed.status, await failed.json()]).toEqual([503, SORRY]);
    }
    const path = `/api/prayer-journal/entries/${entry.id}`;
    expect((await send(server, account, "GET", path)).status).toBe(200);
    expect((await send(server, account, "GET", "/journal")).status).toBe(200);
    await callOk(server, account, "PUT", path, { content: `${content}<p>More.</p>` });
    store.away = null;
    const shown = await send(server, account, "GET", url);
    expect(new Uint8Array(await shown.arrayBuffer())).toEqual(PNG);
    noteFigures(context, `${TIMES} reads answered with a 503; entries read and written all the while`);
  });

  it("an export breaks off and never looks whole; afterwards it is whole", async (context) => {
    const account = await createAccount(server);
    const url = await uploaded(account);
    await callOk(server, account, "POST", "/api/prayer-journal/entries", {
      content: `<p>Words.</p><img src="${url}">`,
    });
    store.away = "before";
    for (let time = 0; time < TIMES; time++) {
      await expect(downloadArchive(server, account)).rejects.toThrow();
    }
    store.away = null;
    const archive = await downloadArchive(server, account);
    const [image] = archive.items<{ file: string }>("images");
    expect(await archive.bytesOf(image!.file)).toEqual(PNG);
    noteFigures(context, `${TIMES} exports broke off, none looked whole`);
  });

  it("what was deleted for good stays ordered until its image is gone, too", async (context) => {
    const account = await createAccount(server);
    const url = await uploaded(account);
    const path = "/api/prayer-journal/entries";
    const content = `<img src="${url}">`;
    const { id } = await callOk<{ id: string }>(server, account, "POST", path, { content });
    await callOk(server, account, "DELETE", `${path}/${id}`);
    await callOk(server, account, "DELETE", `${path}/${id}/permanent`);
    store.away = "before";
    const orders = async () => {
      const { results } = await env.JOURNAL_0.prepare(
        "SELECT id, attempts FROM outbox WHERE payload ->> 'userId' = ?",
      )
        .bind(account.user.id)
        .all<{ id: string; attempts: number }>();
      return results.map((order) => ({ v: 1, type: "outbox", shard: 0, ...order }));
    };
    const before = await orders();
    for (let time = 0; time < TIMES; time++) await worker.consume("acolyte-outbox", await orders());
    expect(await orders()).toEqual(before.map((order) => ({ ...order, attempts: TIMES })));
    store.away = null;
    await worker.consume("acolyte-outbox", await orders());
    expect([await orders(), await objects(account)]).toEqual([[], 0]);
    expect((await send(server, account, "GET", url)).status).toBe(404);
    noteFigures(context, `${TIMES} sweeps failed, every order kept, the image gone afterwards`);
  });

  it("an account's deletion waits, and comes to its end afterwards", async (context) => {
    const account = await createAccount(server);
    await uploaded(account);
    const body = { password: account.password, confirmation: "DELETE" };
    const path = "/api/account/deletion";
    expect((await send(server, account, "POST", path, { json: body })).status).toBe(200);
    await env.DB.prepare("UPDATE deletions SET due_at = ? WHERE user_id = ?")
      .bind(new Date(Date.now() - 1_000).toISOString(), account.user.id)
      .run();
    await runInDurableObject(env.USER_LANE.getByName(account.user.id), (instance) => {
      (instance as unknown as { env: object }).env = bindings;
    });
    store.away = "before";
    for (let hour = 0; hour < TIMES; hour++) await worker.cron("17 * * * *");
    expect(await placesOf([account.user.id])).toEqual(expect.arrayContaining(["DB.users", "IMAGES"]));
    expect(store.failures).toBeGreaterThanOrEqual(TIMES);
    store.away = null;
    await worker.cron("17 * * * *");
    expect(await placesOf([account.user.id, account.email])).toEqual([]);
    noteFigures(context, `${TIMES} hours in vain, nothing left the hour after`);
  });
});
