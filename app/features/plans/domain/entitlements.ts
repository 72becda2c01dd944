import type { SubscriptionTier } from "../contract";

/** What a plan allows by number. Everything else is the same on every plan. */
export interface Entitlements {
  /** Calls of the companion that count, a local day. */
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

/** Bytes as the pages write them: "100 MB", "2 GB", "3.4 MB"; never rounded up to a full number that is not reached. */
export function formatBytes(bytes: number): string {
  const [size, unit] = bytes >= 1024 * MB ? [bytes / (1024 * MB), "GB"] : [bytes / MB, "MB"];
  return `${Math.floor(size * 10) / 10} ${unit}`;
}
