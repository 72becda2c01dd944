/** Calls of the companion that count, a day. */
export const DAILY_CALLS = { free: 20, paid: 200 } as const;

/** How many calls of the companion a person has a day: 200 on premium and in a trial that is not over, else 20. */
export function dailyCallsOf(
  subscription: { subscriptionTier: string; subscriptionExpiresAt: string | null },
  now: Date,
): number {
  const { subscriptionTier, subscriptionExpiresAt } = subscription;
  const isOver = subscriptionExpiresAt !== null && Date.parse(subscriptionExpiresAt) <= now.getTime();
  const isPaid = subscriptionTier === "premium" || (subscriptionTier === "trial" && !isOver);
  return isPaid ? DAILY_CALLS.paid : DAILY_CALLS.free;
}
