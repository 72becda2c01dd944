import { isPasswordTooShort, PASSWORD_LIMITS, passwordLength } from "../domain/passwords";
import commonPasswords from "./common-passwords.txt?raw";

/** The first guesses of anybody who knows this app, with or without digits and signs around them. */
const OWN_WORDS = new Set(["acolyte", "catholic", "journal", "prayer", "prayerjournal", "rosary"]);

/** The most common passwords of 8 characters and more, in lower case: 5,000 of @zxcvbn-ts/language-common, and a few that name this app. */
let common: Set<string> | undefined;

/** Returns why a chosen password is refused, as a message; `null` when it is accepted. */
export function newPasswordProblem(password: string, email: string): string | null {
  if (isPasswordTooShort(password)) return "Password must be at least 8 characters long.";
  if (passwordLength(password) > PASSWORD_LIMITS.maxBytes)
    return "Password must be at most 1,024 bytes long.";
  const plain = password.toLowerCase();
  if (plain === email.toLowerCase())
    return "Your e-mail address cannot be your password. Please choose another one.";
  if (isOneRepeated(plain) || isCommon(plain) || isOwnWord(plain)) {
    return "This password is among the most common ones. Please choose one that is harder to guess.";
  }
  return null;
}

/** Matches "aaaaaaaa", "abababab": too many to list. */
function isOneRepeated(password: string): boolean {
  return /^(.{1,3}?)\1+$/su.test(password);
}

function isOwnWord(password: string): boolean {
  return OWN_WORDS.has(password.replace(/\P{L}/gu, ""));
}

function isCommon(password: string): boolean {
  common ??= new Set(commonPasswords.trim().split("\n"));
  return common.has(password);
}
