import { keyedHash, sameText } from "~/features/mail/server/public.server";
import type { Services } from "~/server/ports/services";
import { randomToken } from "~/shared/ids";

/** Accounts for which one browser is known: a household on one computer. */
const MOST_ACCOUNTS = 5;

/** The browser's cookie: its id, and a signature for each account that it was signed in to, newest first. */
const FORM = /^[\w-]{22}(\.[\w-]{43}){1,5}$/;

/**
 * Returns the id of a browser that was signed in to an account before, to count its attempts at the password; `null`
 * for a browser that never was (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"). `kept` is its cookie.
 */
export function knownDevice(services: Services, kept: string | null, email: string): string | null {
  const [id, ...signatures] = parse(kept);
  if (!id) return null;
  const expected = sign(services, id, email);
  return signatures.some((signature) => sameText(signature, expected)) ? id : null;
}

/** Returns the browser's new cookie after the account with this e-mail was proven in it. */
export function rememberDevice(services: Services, kept: string | null, email: string): string {
  const [id = randomToken(16), ...signatures] = parse(kept);
  const signature = sign(services, id, email);
  const others = signatures.filter((other) => other !== signature).slice(0, MOST_ACCOUNTS - 1);
  return [id, signature, ...others].join(".");
}

function parse(kept: string | null): string[] {
  return kept !== null && FORM.test(kept) ? kept.split(".") : [];
}

function sign(services: Services, id: string, email: string): string {
  return keyedHash(services, "known-device", `${id}\n${email}`);
}
