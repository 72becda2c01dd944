/** Calls of the worker's own handlers. */
export { deleteAccount, deleteDueAccounts } from "./delete-account.server";
export { moveRows, moveSomeRows, settleUser } from "./move-catalog-rows.server";
export { deleteLeftRows, type MoveOutcome, movePeople, movePerson } from "./move-person.server";
