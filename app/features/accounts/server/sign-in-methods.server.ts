import type { Services } from "~/server/ports/services";
import { AppError } from "~/shared/errors";
import type { SignInMethods } from "../domain/sign-in";

/** Returns the ways to sign in, for the card. */
export function listSignInMethods({ settings, identityProviders }: Services): SignInMethods {
  return {
    builtIn: settings.builtInAccounts,
    providers: identityProviders.map(({ id, label }) => ({ id, label })),
  };
}

/** Throws `forbidden` where accounts with a password are switched off (`BUILT_IN_ACCOUNTS=false`). */
export function requireBuiltInAccounts({ settings, identityProviders }: Services): void {
  if (settings.builtInAccounts) return;
  const names = identityProviders.map(({ label }) => label).join(" or ");
  throw new AppError("forbidden", `Accounts here have no passwords. Please continue with ${names}.`);
}
