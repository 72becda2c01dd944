/** Calls of the worker's own handlers. */
export { deleteAccount, deleteDueAccounts } from "./delete-account.server";
export { moveRows, moveSomeRows, settleUser } from "./move-catalog-rows.server";
