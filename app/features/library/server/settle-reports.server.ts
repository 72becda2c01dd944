import { isOperator } from "~/features/accounts/server/public.server";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { AppError } from "~/shared/errors";
import type { SharedReport } from "../contract";
import type { SettleReportInput } from "../domain/call-schemas";
import { dismissReports, readReports, takeDown, takeDownShared } from "./shared.repository.server";

const PAGE = 100;

/** Open reports, the oldest first, at most 100 and 1 MB of them. Throws 403 for whoever is not an operator. */
export async function listReports(services: Services, user: SessionUser): Promise<SharedReport[]> {
  requireOperator(services, user);
  const rows = await readReports(services.catalog, PAGE);
  return rows.map((row) => ({ ...row, reason: row.reason as SharedReport["reason"] }));
}

/**
 * Ends a report, and all others of the same response: taken down, its link is over and its owner cannot share it
 * again; dismissed, it stays. Throws 403 for whoever is not an operator, and `not_found`.
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

/** Takes a shared page down without a report. Throws 403 for whoever is not an operator, and `not_found`. */
export async function takeSharedDown(
  services: Services,
  { user, token }: { user: SessionUser; token: string },
): Promise<void> {
  requireOperator(services, user);
  const isDone = await takeDownShared(services.catalog, token, services.clock.now().toISOString());
  if (!isDone) throw new AppError("not_found", "There is no shared response at this address.");
}

/** Anybody can sign up with any address: that it is proven counts where mails are real. */
function requireOperator(services: Services, user: SessionUser): void {
  if (!isOperator(services, user)) {
    throw new AppError("forbidden", "This is for the operator of this server.");
  }
}
