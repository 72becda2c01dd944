import type { Services } from "~/server/ports/services";
import type { SignInMethods } from "../domain/sign-in-methods";

/** How a visitor may sign in, for the card. */
export function listSignInMethods({ settings, identityProviders }: Services): SignInMethods {
  return {
    builtIn: settings.builtInAccounts,
    providers: identityProviders.map(({ id, label }) => ({ id, label })),
  };
}
