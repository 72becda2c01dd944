import { beforeAll, expect } from "vitest";
import type { JournalEntry } from "~/features/journal/contract";
import { type Account, send } from "./accounts";
import { signUpOn } from "./journal";
import { server } from "./worker-with";
export const API = "/api/prayer-journal";
export const idsOf = (entries: { id: string }[]) => entries.map((entry) => entry.id);

/** The calls of a user in a shard, who signs up before the tests of the block. */
export function journalWriter(shard: number) {
  let account: Account;
  beforeAll(async () => {
    account = await signUpOn(server, shard);
  });
  const call = (method: string, path: string, json?: unknown, headers?: Record<string, string>) =>
    send(server, account, method, path, { json, headers });
  return {
    userId: () => account.user.id,
    call,
    create: async (json: Record<string, unknown> = {}, headers?: Record<string, string>) => {
      const response = await call("POST", `${API}/entries`, { content: "<p>Words</p>", ...json }, headers);
      expect([200, 201]).toContain(response.status);
      return response.json<JournalEntry>();
    },
    list: async (name = "entries") => (await call("GET", `${API}/${name}`)).json<JournalEntry[]>(),
  };
}
