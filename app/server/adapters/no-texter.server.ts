import type { Texter } from "../ports/texter";

/** Where no provider of text messages is configured. */
export const noTexter: Texter = {
  isConfigured: false,
  send: async () => ({ outcome: "needs-configuration" }),
};
