export { startTrial } from "./change-plan.server";
export { giveUseBack, purgeQuotas, readQuota, reserveUse } from "./daily-quota.server";
export { uncountUse } from "./quotas.repository.server";
export { orderTrialNotices, planMailComposers } from "./trial-mail.server";
