import type { SmsSender } from "../ports/sms-sender";

/** Where no provider of text messages is configured. */
export const noSmsSender: SmsSender = {
  isConfigured: false,
  send: async () => ({ outcome: "needs-configuration" }),
};
