import crypto from "node:crypto";
import { ask, get } from "./http.mjs";

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
  return openSession(origin, { mode: "sign-up", ...person, timezone: "UTC" });
}

/**
 * Signs in to an account that is there.
 * @param {string} origin of the app
 * @param {{ email: string, password: string }} person
 * @returns {Promise<Account>}
 */
export function signIn(origin, { email, password }) {
  return openSession(origin, { mode: "sign-in", email, password });
}

/**
 * @param {string} origin
 * @param {Record<string, string>} fields of the form
 * @returns {Promise<Account>}
 */
async function openSession(origin, fields) {
  const answer = await ask(`${origin}/api/login`, {
    method: "POST",
    headers: { Origin: origin, "Content-Type": "application/x-www-form-urlencoded" },
    body: String(new URLSearchParams(fields)),
  });
  const set = answer.headers["set-cookie"]?.find((line) => /acolyte_session=[^;]/.test(line));
  if (!set) throw new Error(`The ${fields.mode} was refused with ${answer.status}`);
  const cookie = set.split(";")[0] ?? "";
  const { id } = JSON.parse((await get(`${origin}/api/auth/user`, { Cookie: cookie })).text);
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
