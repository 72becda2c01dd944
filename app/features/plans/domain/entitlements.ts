import type { SubscriptionTier } from "../contract";

/** The limits of a plan. Everything else is the same on every plan. */
export interface Entitlements {
  /** AI actions a local day. */
  callsADay: number;
  /** Bytes of stored images. */
  imageBytes: number;
}

const MB = 1024 * 1024;
const PAID: Entitlements = { callsADay: 200, imageBytes: 2048 * MB };

export const ENTITLEMENTS: Record<SubscriptionTier, Entitlements> = {
  free: { callsADay: 20, imageBytes: 100 * MB },
  trial: PAID,
  premium: PAID,
};
