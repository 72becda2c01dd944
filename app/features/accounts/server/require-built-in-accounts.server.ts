import type { Services } from "~/server/ports/services";
import { AppError } from "~/shared/errors";
import { providerNames } from "../domain/sign-in-methods";
import { listSignInMethods } from "./list-sign-in-methods.server";

/** Throws `forbidden` where accounts with a password are switched off (`BUILT_IN_ACCOUNTS=false`). */
export function requireBuiltInAccounts(services: Services): void {
  const methods = listSignInMethods(services);
  if (methods.builtIn) return;
  throw new AppError(
    "forbidden",
    `There are no accounts with a password here. Please continue with ${providerNames(methods)}.`,
  );
}
