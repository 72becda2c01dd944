import { isOperator } from "~/features/accounts/server/public.server";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { AppError } from "~/shared/errors";
import { PAGE_SIZE } from "~/shared/paging";
import type { SettleReportInput, SharedReport } from "../contract";
import { readReported, takeDown } from "./shared.repository.server";
import {
  closeReports,
  deletePages,
  findPlace,
  findReported,
  readReports,
} from "./shared-pages.repository.server";

/** The texts that the list shows at a time. */
const LIST_BYTES = 1_000_000;

/** Returns open reports, oldest first, at most 100 and 1 MB of them. Throws `forbidden` for everybody but operators. */
export async function listReports(services: Services, user: SessionUser): Promise<SharedReport[]> {
  requireOperator(services, user);
  const reports = await readReports(services.catalog, PAGE_SIZE);
  const shards = [...new Set(reports.map(({ shard }) => shard))];
  const pages = await Promise.all(
    shards.map((shard) =>
      readReported(
        services.journal(shard),
        reports.filter((report) => report.shard === shard),
      ),
    ),
  );
  const byId = new Map(pages.flat().map((page) => [page.id, page]));
  const listed: SharedReport[] = [];
  let bytes = 0;
  for (const { id, reason, note, createdAt, responseId } of reports) {
    const page = byId.get(responseId);
    if (!page) continue;
    bytes += page.bytes;
    if (bytes > LIST_BYTES && listed.length > 0) break;
    const { shareToken, question, response } = page;
    listed.push({ id, reason, note, createdAt, shareToken, question, response });
  }
  return listed;
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
  const place = await findReported(services.catalog, id);
  if (!place) throw new AppError("not_found", "This report is not open.");
  if (action === "take-down") await takeDownPage(services, place);
  await closeReports(services.catalog, place.responseId);
}

/** Takes a shared page down without a report. Throws `forbidden` for everybody but operators, and `not_found`. */
export async function takeSharedDown(
  services: Services,
  { user, token }: { user: SessionUser; token: string },
): Promise<void> {
  requireOperator(services, user);
  const place = await findPlace(services.catalog, token);
  if (!place) throw new AppError("not_found", "There is no shared response at this address.");
  await takeDownPage(services, place);
  await closeReports(services.catalog, place.responseId);
}

async function takeDownPage(
  services: Services,
  place: { userId: string; responseId: string; shard: number },
): Promise<void> {
  await takeDown(services.journal(place.shard), place, services.clock.now().toISOString());
  await deletePages(services.catalog, { userId: place.userId, id: place.responseId });
}

function requireOperator(services: Services, user: SessionUser): void {
  if (!isOperator(services, user)) {
    throw new AppError("forbidden", "This is for the operator of this server.");
  }
}
