import { PASSWORD_LIMITS } from "../contract";
import { isPasswordTooShort, passwordLength } from "../domain/password-faults";
import { COMMON_PASSWORDS } from "./common-passwords.server";

let common: Set<string> | undefined;

/** What is wrong with a password that someone chose, in words for them; null when nothing is (SPEC section 5, DECISIONS). */
export function problemOfNewPassword(password: string, email: string): string | null {
  if (isPasswordTooShort(password)) return "Password must be at least 8 characters long.";
  if (passwordLength(password) > PASSWORD_LIMITS.maxBytes)
    return "Password must be at most 1,024 bytes long.";
  const plain = password.toLowerCase();
  if (plain === email.toLowerCase())
    return "Your e-mail address cannot be your password. Please choose another one.";
  if (isOneRepeated(plain) || isCommon(plain)) {
    return "This password is among the most common ones. Please choose one that is harder to guess.";
  }
  return null;
}

/** "aaaaaaaa", "abababab": too many to list. */
function isOneRepeated(password: string): boolean {
  return /^(.{1,3}?)\1+$/su.test(password);
}

function isCommon(password: string): boolean {
  common ??= new Set(COMMON_PASSWORDS.split(/\s+/));
  return common.has(password);
}
