export { startTrial } from "./change-plan.server";
export { giveUseBack, purgeQuotas, readQuota, reserveUse } from "./daily-quota.server";
export { findPlanOf, readUntold, storeNotices } from "./plans.repository.server";
export { uncountUse } from "./quotas.repository.server";
