import type { IdentityProvider } from "~/server/ports/identity-provider";
import type { Services } from "~/server/ports/services";
import { AppError } from "~/shared/errors";

/** The configured provider with this id. Throws `not_found`. */
export function findProvider({ identityProviders }: Services, id: string): IdentityProvider {
  const provider = identityProviders.find((one) => one.id === id);
  if (!provider) throw new AppError("not_found", "There is no such way to sign in here.");
  return provider;
}

/** Where the provider sends the person back to; registered there by the operator. */
export function callbackUrl(provider: IdentityProvider, origin: string): string {
  return `${origin}/api/auth/callback/${provider.id}`;
}
