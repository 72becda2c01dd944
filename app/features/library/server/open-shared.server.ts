import type { Services } from "~/server/ports/services";
import { AppError } from "~/shared/errors";
import { newId } from "~/shared/ids";
import type { SharedResponse } from "../contract";
import type { ReportInput } from "../domain/call-schemas";
import { findShared, insertReport, viewShared } from "./shared.repository.server";
import { toShared } from "./to-saved.server";
import { hashVisitor, type Visitor } from "./visitor-hash.server";

/**
 * What the shared page of a token shows; the view counts once for each visitor and day, and not at all without a
 * visitor. Throws `not_found` for an unknown token and for one that is over.
 */
export async function openShared(
  services: Services,
  { token, visitor }: { token: string; visitor: Visitor | null },
): Promise<SharedResponse> {
  const row = visitor
    ? await viewShared(services.catalog, token, await hashVisitor(services, visitor))
    : await findShared(services.catalog, token);
  if (!row) throw notFound();
  return toShared(row);
}

/**
 * Stores a visitor's report of a shared page for the operator, one of each visitor and day, and tells of it in the log.
 * Throws `not_found`.
 */
export async function reportShared(
  services: Services,
  { token, visitor, input }: { token: string; visitor: Visitor; input: ReportInput },
): Promise<void> {
  const { visitorHash } = await hashVisitor(services, visitor);
  const createdAt = services.clock.now().toISOString();
  const isKnown = await insertReport(services.catalog, token, {
    id: newId(),
    ...input,
    visitorHash,
    createdAt,
  });
  if (!isKnown) throw notFound();
  services.report("WARN", "shared-report", { reason: input.reason });
}

function notFound(): AppError {
  return new AppError("not_found", "There is no shared response at this address, or it is no longer shared.");
}
