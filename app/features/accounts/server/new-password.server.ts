import { PASSWORD_LIMITS } from "../contract";
import { isPasswordTooShort, passwordLength } from "../domain/password-problems";
import commonPasswords from "./common-passwords.txt?raw";

/** What anybody would try first here: they make no password, whatever figures and signs stand around them. */
const WORDS_OF_THE_HOUSE = new Set(["acolyte", "catholic", "journal", "prayer", "prayerjournal", "rosary"]);

/** The most common passwords of 8 characters and more, in lower case (scripts/make-common-passwords.mjs). */
let common: Set<string> | undefined;

/** What is wrong with a password that someone chose, in words for them; null when nothing is. */
export function newPasswordProblem(password: string, email: string): string | null {
  if (isPasswordTooShort(password)) return "Password must be at least 8 characters long.";
  if (passwordLength(password) > PASSWORD_LIMITS.maxBytes)
    return "Password must be at most 1,024 bytes long.";
  const plain = password.toLowerCase();
  if (plain === email.toLowerCase())
    return "Your e-mail address cannot be your password. Please choose another one.";
  if (isOneRepeated(plain) || isCommon(plain) || isOfTheHouse(plain)) {
    return "This password is among the most common ones. Please choose one that is harder to guess.";
  }
  return null;
}

/** "aaaaaaaa", "abababab": too many to list. */
function isOneRepeated(password: string): boolean {
  return /^(.{1,3}?)\1+$/su.test(password);
}

function isOfTheHouse(password: string): boolean {
  return WORDS_OF_THE_HOUSE.has(password.replace(/\P{L}/gu, ""));
}

function isCommon(password: string): boolean {
  common ??= new Set(commonPasswords.trim().split("\n"));
  return common.has(password);
}
