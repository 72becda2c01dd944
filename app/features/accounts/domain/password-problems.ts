import { PASSWORD_LIMITS } from "../contract";

/** How long a password is for the upper limit: in bytes of UTF-8, as it is hashed. */
export function passwordLength(password: string): number {
  return new TextEncoder().encode(password).byteLength;
}

/** Characters, not bytes: a few letters of another script are as easy to guess as a few of this one. */
export function isPasswordTooShort(password: string): boolean {
  return [...password].length < PASSWORD_LIMITS.minCharacters;
}

/** What is wrong with a new password before it is sent, as a toast says it; null when nothing is. */
export function passwordProblem(newPassword: string, confirmPassword: string) {
  if (newPassword !== confirmPassword) {
    return { title: "Password Mismatch", description: "New password and confirmation don't match." };
  }
  if (isPasswordTooShort(newPassword)) {
    return { title: "Password Too Short", description: "Password must be at least 8 characters long." };
  }
  return null;
}
