export const PASSWORD_LIMITS = { minCharacters: 8, maxBytes: 1024 } as const;

/** Returns a password's length in bytes of UTF-8, as it is hashed: the upper limit counts these. */
export function passwordLength(password: string): number {
  return new TextEncoder().encode(password).byteLength;
}

/** Counts characters, not bytes: a few letters of another script are as easy to guess as a few of this one. */
export function isPasswordTooShort(password: string): boolean {
  return [...password].length < PASSWORD_LIMITS.minCharacters;
}

/** Returns the toast about a new password that the form refuses; `null` when it may be sent. */
export function passwordProblem(newPassword: string, confirmPassword: string) {
  if (newPassword !== confirmPassword) {
    return { title: "Password Mismatch", description: "New password and confirmation don't match." };
  }
  if (isPasswordTooShort(newPassword)) {
    return { title: "Password Too Short", description: "Password must be at least 8 characters long." };
  }
  return null;
}
