import { TRIAL_LENGTH } from "~/features/plans/contract";
import { ENTITLEMENTS } from "~/features/plans/domain/entitlements";
import { PLAN_PRICES } from "~/features/plans/domain/plan-prices";
import { formatBytes } from "~/shared/bytes";
import { DELETION_GRACE_DAYS, DELETION_WORD } from "~/shared/vocabulary";

/** The facts that a text can depend on. */
export const CONDITIONS = ["provider", "noProvider", "sendsMail"] as const;
export type Condition = (typeof CONDITIONS)[number];

const { free, premium } = ENTITLEMENTS;

/** The values that texts may name; those of the server are filled in later. */
export const TEXT_VALUES = {
  freeCalls: String(free.callsADay),
  freeImages: formatBytes(free.imageBytes),
  premiumCalls: String(premium.callsADay),
  premiumImages: formatBytes(premium.imageBytes),
  monthlyPrice: PLAN_PRICES.monthly.amount,
  annualPrice: PLAN_PRICES.annual.amount,
  trialDays: String(TRIAL_LENGTH),
  deletionWord: DELETION_WORD,
  deletionDays: String(DELETION_GRACE_DAYS),
  provider: "",
  paymentNote: "",
};
