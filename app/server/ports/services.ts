import type { CatalogDb, JournalDb } from "../db/client.server";
import type { AnswerStreams } from "./answer-streams";
import type { Billing } from "./billing";
import type { Blobs } from "./blobs";
import type { Clock } from "./clock";
import type { Hints } from "./hints";
import type { IdentityProvider } from "./identity-provider";
import type { Mailer } from "./mailer";
import type { Models } from "./model";
import type { Pusher } from "./pusher";
import type { Session } from "./session";
import type { SmsSender } from "./sms-sender";
import type { UserLane } from "./user-lane";

/** The variables that use cases need, already parsed. */
export interface Settings {
  newUserShard: number;
  /** Sign-ups an hour and address. */
  signUpLimit: number;
  /** Whether there are accounts with a password beside those of providers. */
  builtInAccounts: boolean;
  /** Key under which network addresses and e-mails are hashed before they are counted. */
  addressHashKey: string;
  /** Accounts of the operator: they see reports and take shared pages down. */
  adminEmails: string[];
  /** Where the support form's messages go; null where nobody reads any. */
  supportEmail: string | null;
  /** Whether the calls exist that only tests need. */
  testEndpoints: boolean;
  /** The app's own origin where it is configured; else each request's own is used. */
  appOrigin: string | null;
  mail: {
    /** Mails reach their readers: what a link proves may be asked for. */
    isReal: boolean;
    /** Mails are at least written to files; false means that nobody will see them. */
    isDelivered: boolean;
    /** The sender's domain, the right side of each Message-ID. */
    domain: string;
  };
}

/** All that a use case may reach outside its arguments. Made by `services.server.ts` for one request. */
export interface Services {
  settings: Settings;
  clock: Clock;
  catalog: CatalogDb;
  /** The journal shard with this number; the number stands in `users.journal_shard`. */
  journal(shard: number): JournalDb;
  blobs: Blobs;
  billing: Billing;
  mailer: Mailer;
  pusher: Pusher;
  smsSender: SmsSender;
  hints: Hints;
  /** The one write path of a user's entries. */
  lane(user: { id: string; journalShard: number }): UserLane;
  /** The language models of the companion. */
  models: Models;
  /** Answers that go on when their reader leaves. */
  answers: AnswerStreams;
  /** The providers that a visitor may sign in with, in the order of the card. */
  identityProviders: IdentityProvider[];
  /** The session that a cookie's token opens; null when it is unknown or over. Asked once a request. */
  findSession(token: string): Promise<Session | null>;
  /** Tells the operator, and the error monitor, of what is not as it should be: names and numbers, nothing that anybody wrote. */
  report(
    level: "WARN" | "ERROR",
    event: string,
    facts?: Record<string, string | number | null | undefined>,
  ): void;
  /** Keeps the worker alive for work that the answer does not wait for. */
  afterResponse(work: Promise<unknown>): void;
}
