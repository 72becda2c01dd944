import { keyedHash } from "~/features/mail/server/public.server";
import type { Services } from "~/server/ports/services";
import { AppError } from "~/shared/errors";
import { networkOf } from "~/shared/network";
import {
  countAttempt,
  countUse,
  type FailureCounter,
  findThrottles,
  forgiveAttempt,
} from "./throttles.repository.server";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** 10 failures in 15 minutes, then waits of 30 s that double to 15 min. Never a lock-out for good. */
const FAILURES = { window: 15 * MINUTE, firstWait: MINUTE / 2, longestWait: 15 * MINUTE };
const FAILURE_LIMITS = {
  perAddress: 10,
  perAccount: 100,
  /** Over all accounts. A school or a parish behind one address mistypes less; password spraying needs far more. */
  perNetwork: 100,
  /** For a browser that was signed in to the account before: it counts on its own. */
  perDevice: 10,
};

const SEVERAL_LINKS =
  "Several links have been sent within the last hour. Please check your inbox, or try again later.";

/** Uses that are allowed in a window, an hour by default. */
const ALLOWANCES = {
  /** Links to one typed e-mail, known or not. */
  "link-request": { limit: 5, message: SEVERAL_LINKS },
  "link-request-network": {
    limit: 60,
    message: "Many links have been requested from your network within the last hour. Please try again later.",
  },
  /** Links that a signed-in user requests. */
  "own-link": { limit: 5, message: SEVERAL_LINKS },
  /** A parish evening may start this many trials behind one address; each costs a week of AI actions. */
  trial: {
    limit: 100,
    window: 24 * HOUR,
    message: "Many trials have been started from your network today. Please try again tomorrow.",
  },
};

/** An attempt's source: the typed e-mail, known or not, and the network address. */
export interface Attempter {
  email: string;
  address: string;
}

/** The source of an attempt at a password. */
export interface PasswordAttempter extends Attempter {
  /** The id of a browser or session in which the account was proven before (`knownDevice`); `null` for strangers. */
  device: string | null;
}

const TOO_MANY = "Too many attempts. Please wait a little before you try again.";

/**
 * Counts an attempt at a password before it is checked, so that parallel attempts cannot slip through; `forgive` takes
 * the count back once the password was right. A known device has a counter of its own, so that strangers cannot lock
 * its owner out. Throws `too_many_requests` with the seconds to wait.
 */
export async function countPasswordAttempt(
  services: Services,
  attempter: PasswordAttempter,
): Promise<{ forgive(): Promise<void> }> {
  const { email, address, device } = attempter;
  const own = device
    ? [{ key: keyOf(services, "sign-in-device", email, device), limit: FAILURE_LIMITS.perDevice }]
    : strangerCounters(services, attempter);
  // A success proves nothing about the other accounts tried from the network: it takes back only its own count.
  const network = {
    key: keyOf(services, "sign-in-network", networkOf(address)),
    limit: FAILURE_LIMITS.perNetwork,
  };
  await countFailure(services, device ? own : [...own, network], TOO_MANY);
  const forget = own.map((counter) => counter.key);
  return {
    forgive: () => forgiveAttempt(services.catalog, { forget, takeBack: device ? null : network }),
  };
}

function strangerCounters(services: Services, { email, address }: Attempter): FailureCounter[] {
  return [
    { key: keyOf(services, "sign-in", email, networkOf(address)), limit: FAILURE_LIMITS.perAddress },
    { key: keyOf(services, "sign-in-account", email), limit: FAILURE_LIMITS.perAccount },
  ];
}

/** Counts a sign-up with a known e-mail. Throws `too_many_requests` when the same one is tried over and over. */
export async function countKnownEmail(services: Services, attempter: Attempter): Promise<void> {
  const key = keyOf(services, "sign-up-known", attempter.email, networkOf(attempter.address));
  await countFailure(services, [{ key, limit: FAILURE_LIMITS.perAddress }], TOO_MANY);
}

/** Counts a sign-up against its network's hourly allowance. Throws `too_many_requests` beyond it. */
export async function countSignUp(services: Services, address: string): Promise<void> {
  await countUseOf(services, "sign-up", networkOf(address), {
    limit: services.settings.signUpLimit,
    message: "Many accounts have been made from your network within the last hour. Please try again later.",
  });
}

/** Counts a request for a link, for the typed e-mail and the network. Throws `too_many_requests` beyond an allowance. */
export async function countLinkRequest(services: Services, { email, address }: Attempter): Promise<void> {
  await countAllowed(services, "link-request-network", networkOf(address));
  await countAllowed(services, "link-request", email);
}

/** Counts a link that a signed-in user requests. Throws `too_many_requests` beyond the hourly allowance. */
export async function countOwnLink(services: Services, userId: string): Promise<void> {
  await countAllowed(services, "own-link", userId);
}

/** Counts a trial against its network's daily allowance. Throws `too_many_requests` beyond it. */
export async function countTrial(services: Services, address: string): Promise<void> {
  await countAllowed(services, "trial", networkOf(address));
}

/**
 * Counts one use of any hourly allowance by a user or a network, which is stored only as a keyed hash. Throws
 * `too_many_requests` with `message` beyond `limit`.
 */
export async function countHourly(
  services: Services,
  use: { kind: string; who: { userId: string } | { address: string }; limit: number; message: string },
): Promise<void> {
  const { kind, who, ...allowance } = use;
  await countUseOf(services, kind, "userId" in who ? who.userId : networkOf(who.address), allowance);
}

/** Deletes the counted attempts of a source that has just proven the account in another way. */
export async function forgivePasswordAttempts(services: Services, attempter: Attempter): Promise<void> {
  const forget = strangerCounters(services, attempter).map((counter) => counter.key);
  await forgiveAttempt(services.catalog, { forget, takeBack: null });
}

async function countAllowed(services: Services, kind: keyof typeof ALLOWANCES, part: string): Promise<void> {
  await countUseOf(services, kind, part, ALLOWANCES[kind]);
}

async function countUseOf(
  services: Services,
  kind: string,
  part: string,
  { limit, message, window = HOUR }: { limit: number; message: string; window?: number },
): Promise<void> {
  const now = services.clock.now().getTime();
  const key = keyOf(services, kind, part);
  if (await countUse(services.catalog, { key, limit, window, now })) return;
  const [counter] = await findThrottles(services.catalog, [key]);
  throw tooMany(message, (counter?.resetsAt ?? now) - now);
}

async function countFailure(services: Services, counters: FailureCounter[], message: string): Promise<void> {
  const now = services.clock.now().getTime();
  if (await countAttempt(services.catalog, { counters, policy: FAILURES, now })) return;
  const keys = counters.map((counter) => counter.key);
  const waits = (await findThrottles(services.catalog, keys)).map((row) => row.blockedUntil - now);
  throw tooMany(message, Math.max(...waits, 0));
}

function tooMany(message: string, milliseconds: number): AppError {
  return new AppError("too_many_requests", message, {
    retryAfter: Math.max(1, Math.ceil(milliseconds / 1000)),
  });
}

/** Counts e-mails and addresses under a keyed hash, so that the table shows nobody's attempts. */
function keyOf(services: Services, kind: string, ...parts: string[]): string {
  return `${kind}:${keyedHash(services, kind, parts.join("\n"))}`;
}
