import crypto from "node:crypto";

/** @typedef {{ id: string, cookie: string }} Account */

/**
 * Makes an account through the sign-in card's own form.
 * @param {string} origin of the app
 * @returns {Promise<Account>}
 */
export async function signUp(origin) {
  const person = {
    email: `bench-${crypto.randomUUID()}@example.test`,
    password: `Quiet ${crypto.randomUUID()}`,
  };
  const response = await fetch(`${origin}/api/login`, {
    method: "POST",
    body: new URLSearchParams({ mode: "sign-up", ...person, timezone: "UTC" }),
    headers: { Origin: origin },
    redirect: "manual",
  });
  const set = response.headers.getSetCookie().find((line) => /acolyte_session=[^;]/.test(line));
  await response.arrayBuffer();
  if (!set) throw new Error(`The sign-up was refused with ${response.status}`);
  const cookie = set.split(";")[0] ?? "";
  const answer = await fetch(`${origin}/api/auth/user`, { headers: { Cookie: cookie } });
  const { id } = /** @type {{ id: string }} */ (await answer.json());
  return { id, cookie };
}

/**
 * Several accounts, a few at a time: each costs a password hash.
 * @param {string} origin
 * @param {number} count
 * @returns {Promise<Account[]>}
 */
export async function signUpMany(origin, count) {
  /** @type {Account[]} */
  const accounts = [];
  while (accounts.length < count) {
    const some = Math.min(4, count - accounts.length);
    accounts.push(...(await Promise.all(Array.from({ length: some }, () => signUp(origin)))));
  }
  return accounts;
}
