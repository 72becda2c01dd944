import { env } from "cloudflare:workers";
import { beforeEach, expect } from "vitest";
import type { User } from "~/features/accounts/contract";
import { type Account, ORIGIN, send, signUp } from "./accounts";
import { type BoundMail, type MailWorld, mailWorld, pathIn } from "./mail";

/** The worker and the mails of its accounts, reset for each test of the block. */
export function accountMails() {
  let world: MailWorld;
  beforeEach(async () => {
    await env.DB.batch([env.DB.prepare("DELETE FROM outbox"), env.DB.prepare("DELETE FROM throttles")]);
    world = mailWorld();
  });
  const fetch = (request: Request) => world.server.fetch(request);
  const last = (to: string): BoundMail | undefined => world.sent.findLast((mail) => mail.to === to);
  const post = (path: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    fetch(
      new Request(ORIGIN + path, {
        method: "POST",
        body: new URLSearchParams(fields),
        headers: { Origin: ORIGIN, Host: "acolyte.test", ...headers },
        redirect: "manual",
      }),
    );
  const forgot = (email: string, address = "203.0.113.7") =>
    post("/forgot-password", { email }, { "CF-Connecting-IP": address });
  return {
    server: { fetch },
    /** Continues with other variables. */
    withVariables: (variables: Parameters<typeof mailWorld>[0]) => {
      world = mailWorld(variables);
    },
    sent: () => world.sent,
    queued: () => world.queued,
    deliver: () => world.deliver(),
    last,
    get: (path: string) => fetch(new Request(ORIGIN + path, { headers: { Host: "acolyte.test" } })),
    post,
    forgot,
    /** Returns the account of a session. */
    me: async ({ cookie }: Pick<Account, "cookie">) =>
      await (await send({ fetch }, { cookie }, "GET", "/api/auth/user")).json<User>(),
    /** Makes an account and delivers its first mail. */
    newAccount: async () => {
      const account = await signUp({ fetch });
      await world.deliver();
      return account;
    },
    /** Requests a new password and returns the path of its link. */
    resetLink: async (email: string) => {
      expect((await forgot(email)).status).toBe(200);
      await world.deliver();
      return pathIn(last(email));
    },
  };
}

/** Makes the links of all mails older. */
export function makeLinksOld(milliseconds: number) {
  return env.DB.prepare(
    "UPDATE account_tokens SET expires_at = strftime('%Y-%m-%dT%H:%M:%fZ', expires_at, ?)",
  )
    .bind(`-${milliseconds / 1000} seconds`)
    .run();
}
