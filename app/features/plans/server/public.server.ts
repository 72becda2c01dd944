/** What other features and the worker's own handlers may call of the plans. */
export { planMailComposers } from "./compose-trial-mail.server";
export { giveUseBack, purgeQuotas, readQuota, reserveUse } from "./daily-quota.server";
export { orderTrialNotices } from "./order-notices.server";
export { uncountUse } from "./quotas.repository.server";
export { startTrial } from "./start-trial.server";
