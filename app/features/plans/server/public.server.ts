/** What the worker's own handlers may call of the plans. */
export { planMailComposers } from "./compose-trial-mail.server";
export { orderTrialNotices } from "./order-notices.server";
export { startTrial } from "./start-trial.server";
