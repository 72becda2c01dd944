import type { Env } from "./env.server";
import { readMailConfiguration } from "./mail-variables.server";
import { readModelConfiguration } from "./model-variables.server";
import { readProviderConfiguration } from "./provider-variables.server";
import { readPushConfiguration } from "./push-variables.server";
import { readSettings } from "./settings.server";
import { ConfigurationError, readOnce } from "./variables.server";

const READERS = [
  readSettings,
  readMailConfiguration,
  readProviderConfiguration,
  readPushConfiguration,
  readModelConfiguration,
];

/** Returns every fault of the variables, each with their names and the page that describes them. */
export const configurationFaults = readOnce((env: Env): ConfigurationError[] => {
  const faults = READERS.flatMap((read) => {
    try {
      read(env);
      return [];
    } catch (error) {
      if (error instanceof ConfigurationError) return [error];
      throw error;
    }
  });
  return [...new Map(faults.map((fault) => [fault.message, fault])).values()];
});
