import { PASSWORD_LIMITS } from "../contract";

/** How long a password is for the limits: in bytes of UTF-8, as it is hashed. */
export function passwordLength(password: string): number {
  return new TextEncoder().encode(password).byteLength;
}

export function isPasswordTooShort(password: string): boolean {
  return passwordLength(password) < PASSWORD_LIMITS.minBytes;
}

/** What is wrong with a new password before it is sent, as a toast says it; null when nothing is. */
export function passwordFault(newPassword: string, confirmPassword: string) {
  if (newPassword !== confirmPassword) {
    return { title: "Password Mismatch", description: "New password and confirmation don't match." };
  }
  if (isPasswordTooShort(newPassword)) {
    return { title: "Password Too Short", description: "Password must be at least 8 characters long." };
  }
  return null;
}
