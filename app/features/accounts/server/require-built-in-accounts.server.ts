import type { Services } from "~/server/ports/services";
import { AppError } from "~/shared/errors";
import { providerNames } from "../domain/sign-in-ways";
import { listSignInWays } from "./list-sign-in-ways.server";

/** Throws `forbidden` where accounts with a password are switched off (`BUILT_IN_ACCOUNTS=false`). */
export function requireBuiltInAccounts(services: Services): void {
  const ways = listSignInWays(services);
  if (ways.builtIn) return;
  throw new AppError(
    "forbidden",
    `There are no accounts with a password here. Please continue with ${providerNames(ways)}.`,
  );
}
