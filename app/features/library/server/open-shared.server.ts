import type { Services } from "~/server/ports/services";
import { AppError } from "~/shared/errors";
import { newId } from "~/shared/ids";
import { LIBRARY_LIMITS, type SharedResponse } from "../contract";
import type { ReportInput } from "../domain/call-schemas";
import { findShared, insertReport, viewShared } from "./shared.repository.server";
import { toShared } from "./to-saved.server";
import { hashVisitor } from "./visitor-hash.server";

/**
 * What the shared page of a token shows. The view counts once for each network and day, and not at all without the
 * visitor's network address. Throws `not_found` for an unknown token and for one that is over.
 */
export async function openShared(
  services: Services,
  { token, visitor }: { token: string; visitor: string | null },
): Promise<SharedResponse> {
  const row = visitor
    ? await viewShared(services.catalog, token, await hashVisitor(services, visitor))
    : await findShared(services.catalog, token);
  if (!row) throw notFound();
  return toShared(row);
}

/**
 * Stores a report of a shared page for the operator, one of each network and day and at most 20 open ones a page, and
 * tells of it in the log. Further ones are accepted and change nothing. Throws `not_found`.
 */
export async function reportShared(
  services: Services,
  { token, visitor, input }: { token: string; visitor: string; input: ReportInput },
): Promise<void> {
  const { visitorHash } = await hashVisitor(services, visitor);
  const createdAt = services.clock.now().toISOString();
  const report = { id: newId(), ...input, visitorHash, createdAt };
  const { isShared, isNew } = await insertReport(services.catalog, token, report, LIBRARY_LIMITS.openReports);
  if (!isShared) throw notFound();
  if (isNew) services.report("WARN", "shared-report", { reason: input.reason });
}

function notFound(): AppError {
  return new AppError("not_found", "There is no shared response at this address, or it is no longer shared.");
}
