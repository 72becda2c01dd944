import type { Services } from "~/server/ports/services";
import type { SignInWays } from "../domain/sign-in-ways";

/** How a visitor may sign in, for the card. */
export function listSignInWays({ settings, identityProviders }: Services): SignInWays {
  return {
    builtIn: settings.builtInAccounts,
    providers: identityProviders.map(({ id, label }) => ({ id, label })),
  };
}
