import type { PlanType } from "../../shared/vocabulary";
import type { CatalogDb, JournalDb, TextsDb } from "../db/client.server";
import type { AnswerStreams } from "./answer-streams";
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
  /** How many people a journal shard shall have, in proportion to the others: 1 where none is given, 0 for no new ones. */
  shardWeights: ReadonlyMap<number, number>;
  /** Sign-ups per hour and network. */
  signUpLimit: number;
  /** Whether accounts with a password exist beside those of providers. */
  builtInAccounts: boolean;
  /** Key under which network addresses and e-mails are hashed before they are counted. */
  addressHashKey: string;
  /** E-mail addresses of the operators: they see reports and take shared pages down. */
  adminEmails: string[];
  /** The address for messages of the support form; `null` when there is none. */
  supportEmail: string | null;
  /** Whether calls exist that only tests need. */
  testEndpoints: boolean;
  /** The app's own origin, `null` when it is not configured. */
  appOrigin: string | null;
  mail: {
    /** Mails reach their readers, so that addresses can be confirmed by a link. */
    isReal: boolean;
    /** Mails are at least written to files. */
    isDelivered: boolean;
    /** The sender's domain, the right side of each Message-ID. */
    domain: string;
  };
}

/** The time, so that tests can set it. */
interface Clock {
  now(): Date;
}

/** A private object store for images. Each call throws a `StoreError` when the store cannot be reached. */
export interface Blobs {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Returns the object's bytes as a stream, `null` when there is none. */
  get(key: string): Promise<{ body: ReadableStream; size: number } | null>;
  /** Deletes the object; no error when there is none. */
  delete(key: string): Promise<void>;
  /** Deletes all objects whose name starts with `prefix`. */
  deleteAll(prefix: string): Promise<void>;
}

/** The billing provider. The plan itself is a row of the account; billing is notified of its changes. */
export interface Billing {
  /** How a plan is paid, as a sentence for pages and mails. */
  paymentNote: string;
  /** The plan is to be paid from `startsAt`. Called once per trial. */
  planChosen(order: { userId: string; planType: PlanType; startsAt: string }): Promise<void>;
  /** Nothing is to be charged from `endsAt`. */
  planCancelled(order: { userId: string; endsAt: string }): Promise<void>;
}

/** Everything that a use case may reach outside its arguments. Created by `app/services.server.ts` for each request. */
export interface Services {
  settings: Settings;
  clock: Clock;
  catalog: CatalogDb;
  /** The installed texts, from the copy nearest to the reader. */
  texts: TextsDb;
  /** The numbers of all journal shards. */
  shards: readonly number[];
  /** Returns the journal shard with this number, as in `users.journal_shard`. Its primary answers. */
  journal(shard: number): JournalDb;
  /**
   * Returns the same shard for reads alone, which a replica may answer: behind others' writes by seconds, but with all that
   * this browser wrote. In unsafe requests the primary answers (docs/decisions/0046).
   */
  nearJournal(shard: number): JournalDb;
  blobs: Blobs;
  billing: Billing;
  mailer: Mailer;
  pusher: Pusher;
  smsSender: SmsSender;
  hints: Hints;
  /** Returns the one write path of a user's entries. */
  lane(user: { id: string; journalShard: number }): UserLane;
  /** The language models of the companion. */
  models: Models;
  /** Answers that are written on when their reader leaves. */
  answers: AnswerStreams;
  /** The providers for signing in, in the order of the sign-in card. */
  identityProviders: IdentityProvider[];
  /** Returns the session of a cookie's token, `null` when it is unknown or expired. Queried once per request. */
  findSession(token: string): Promise<Session | null>;
  /** Reports a fault to the operator and the error monitor: names and numbers, never anything that a user wrote. */
  report(
    level: "WARN" | "ERROR",
    event: string,
    facts?: Record<string, string | number | null | undefined>,
  ): void;
  /** Keeps the worker alive for work that the response does not wait for. */
  afterResponse(work: Promise<unknown>): void;
}
