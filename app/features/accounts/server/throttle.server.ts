import { createHmac } from "node:crypto";
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
const DAY = 24 * HOUR;

/** 10 failures in 15 minutes, then waits of 30 s that double to 15 min. Never a lock-out for good. */
const FAILURES = { window: 15 * MINUTE, firstWait: MINUTE / 2, longestWait: 15 * MINUTE };
const FAILURES_PER_ADDRESS = 10;
const FAILURES_PER_ACCOUNT = 100;
/** Over all accounts. A school or a parish behind one address mistypes less; who sprays passwords needs far more. */
const FAILURES_PER_NETWORK = 100;
/** Of a browser that was signed in to the account before, which counts on nothing else. */
const FAILURES_PER_DEVICE = 10;

/** Mails an hour that somebody can have sent to one address, and that one network can have sent at all. */
const LINK_REQUESTS_PER_ACCOUNT = 5;
const LINK_REQUESTS_PER_NETWORK = 60;

/** Trials a day: a parish evening may begin as many behind one address; each costs the companion's calls of a week. */
const TRIALS_PER_NETWORK = 100;

const SEVERAL_LINKS =
  "Several links have been sent within the last hour. Please look in your mailbox, or try again later.";

/** Who makes an attempt: the e-mail that was typed, known or not, and the network address that it comes from. */
export interface Attempter {
  email: string;
  address: string;
}

/** Who makes an attempt at a password. */
export interface PasswordAttempter extends Attempter {
  /** The id of a browser or a session that the account was proven in before (`knownDevice`); `null` for strangers. */
  device: string | null;
}

const TOO_MANY = "Too many attempts. Please wait a little before you try again.";

/**
 * Counts an attempt at a password before it is checked, so that parallel attempts cannot slip through; `forgive` takes
 * the count back once the password was right. A known device counts for itself: however many attempts strangers make,
 * they lock its owner out of nothing. Throws `too_many_requests` with the seconds to wait.
 */
export async function countPasswordAttempt(
  services: Services,
  attempter: PasswordAttempter,
): Promise<{ forgive(): Promise<void> }> {
  const { email, address, device } = attempter;
  const own = device
    ? [{ key: keyOf(services, "sign-in-device", email, device), limit: FAILURES_PER_DEVICE }]
    : strangerCounters(services, attempter);
  // A success says nothing of the other accounts that were tried from the network: it takes back its own count alone.
  const network = {
    key: keyOf(services, "sign-in-network", networkOf(address)),
    limit: FAILURES_PER_NETWORK,
  };
  await countFailure(services, device ? own : [...own, network], TOO_MANY);
  const forget = own.map((counter) => counter.key);
  return {
    forgive: () => forgiveAttempt(services.catalog, { forget, takeBack: device ? null : network }),
  };
}

function strangerCounters(services: Services, { email, address }: Attempter): FailureCounter[] {
  return [
    { key: keyOf(services, "sign-in", email, networkOf(address)), limit: FAILURES_PER_ADDRESS },
    { key: keyOf(services, "sign-in-account", email), limit: FAILURES_PER_ACCOUNT },
  ];
}

/** Counts a sign-up that met a known e-mail. Throws `too_many_requests` when the same one is asked for over and over. */
export async function countKnownEmail(services: Services, attempter: Attempter): Promise<void> {
  const key = keyOf(services, "sign-up-known", attempter.email, networkOf(attempter.address));
  await countFailure(services, [{ key, limit: FAILURES_PER_ADDRESS }], TOO_MANY);
}

/** Counts a sign-up against the hourly allowance of its network. Throws `too_many_requests` beyond it. */
export async function countSignUp(services: Services, address: string): Promise<void> {
  await countUseOf(services, {
    key: keyOf(services, "sign-up", networkOf(address)),
    limit: services.settings.signUpLimit,
    message: "Many accounts have been made from your network within the last hour. Please try again later.",
  });
}

/**
 * Counts a request for a link to an e-mail that was typed, known or not, against the hourly allowances of the e-mail
 * and of the network. Throws `too_many_requests` beyond one of them.
 */
export async function countLinkRequest(services: Services, attempter: Attempter): Promise<void> {
  await countUseOf(services, {
    key: keyOf(services, "link-request-network", networkOf(attempter.address)),
    limit: LINK_REQUESTS_PER_NETWORK,
    message: "Many links have been asked for from your network within the last hour. Please try again later.",
  });
  await countUseOf(services, {
    key: keyOf(services, "link-request", attempter.email),
    limit: LINK_REQUESTS_PER_ACCOUNT,
    message: SEVERAL_LINKS,
  });
}

/** Counts a link that a signed-in user has sent to an address. Throws `too_many_requests` beyond the hourly allowance. */
export async function countOwnLink(services: Services, userId: string): Promise<void> {
  await countUseOf(services, {
    key: keyOf(services, "own-link", userId),
    limit: LINK_REQUESTS_PER_ACCOUNT,
    message: SEVERAL_LINKS,
  });
}

/**
 * Counts one use of an hourly allowance of anything, by whoever it is: a user's id or a network address, which is kept
 * as a keyed hash alone. Throws `too_many_requests` with `message` beyond `limit`.
 */
export async function countHourly(
  services: Services,
  use: { kind: string; who: { userId: string } | { address: string }; limit: number; message: string },
): Promise<void> {
  const { kind, who, limit, message } = use;
  const part = "userId" in who ? who.userId : networkOf(who.address);
  await countUseOf(services, { key: keyOf(services, kind, part), limit, message });
}

/** Takes back what was counted of attempts from here, for whoever has just proven the account in another way. */
export async function forgivePasswordAttempts(services: Services, attempter: Attempter): Promise<void> {
  const forget = strangerCounters(services, attempter).map((counter) => counter.key);
  await forgiveAttempt(services.catalog, { forget, takeBack: null });
}

/** Counts a trial against the daily allowance of its network. Throws `too_many_requests` beyond it. */
export async function countTrial(services: Services, address: string): Promise<void> {
  await countUseOf(services, {
    key: keyOf(services, "trial", networkOf(address)),
    limit: TRIALS_PER_NETWORK,
    window: DAY,
    message: "Many trials have been started from your network today. Please try again tomorrow.",
  });
}

async function countUseOf(
  services: Services,
  { key, limit, message, window = HOUR }: { key: string; limit: number; message: string; window?: number },
): Promise<void> {
  const now = services.clock.now().getTime();
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

/** E-mails and addresses are counted under a keyed hash, so that the table tells nobody who tried from where. */
function keyOf(services: Services, kind: string, ...parts: string[]): string {
  const hash = createHmac("sha256", services.settings.addressHashKey)
    .update(parts.join("\n"))
    .digest("base64url");
  return `${kind}:${hash}`;
}
