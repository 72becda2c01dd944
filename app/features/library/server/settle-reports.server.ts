import { isOperator } from "~/features/accounts/server/public.server";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { AppError } from "~/shared/errors";
import { PAGE_SIZE } from "~/shared/paging";
import type { SettleReportInput, SharedReport } from "../contract";
import { dismissReports, readReports, takeDown, takeDownShared } from "./shared.repository.server";

/** Returns open reports, oldest first, at most 100 and 1 MB of them. Throws `forbidden` for everybody but operators. */
export async function listReports(services: Services, user: SessionUser): Promise<SharedReport[]> {
  requireOperator(services, user);
  return readReports(services.catalog, PAGE_SIZE);
}

/**
 * Closes a report and all others of the same response. Taking it down disables its link for good; dismissing changes
 * nothing. Throws `forbidden` for everybody but operators, and `not_found`.
 */
export async function settleReport(
  services: Services,
  { user, id, action }: { user: SessionUser; id: string } & SettleReportInput,
): Promise<void> {
  requireOperator(services, user);
  const { catalog, clock } = services;
  const isDone =
    action === "take-down"
      ? await takeDown(catalog, id, clock.now().toISOString())
      : await dismissReports(catalog, id);
  if (!isDone) throw new AppError("not_found", "This report is not open.");
}

/** Takes a shared page down without a report. Throws `forbidden` for everybody but operators, and `not_found`. */
export async function takeSharedDown(
  services: Services,
  { user, token }: { user: SessionUser; token: string },
): Promise<void> {
  requireOperator(services, user);
  const isDone = await takeDownShared(services.catalog, token, services.clock.now().toISOString());
  if (!isDone) throw new AppError("not_found", "There is no shared response at this address.");
}

function requireOperator(services: Services, user: SessionUser): void {
  if (!isOperator(services, user)) {
    throw new AppError("forbidden", "This is for the operator of this server.");
  }
}
