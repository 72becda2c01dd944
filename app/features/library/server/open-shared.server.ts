import { linksOf } from "~/features/companion/server/public.server";
import { findNear } from "~/server/db/find-near";
import type { Services } from "~/server/ports/services";
import { AppError } from "~/shared/errors";
import { newId, randomToken, sha256 } from "~/shared/ids";
import { networkOf } from "~/shared/network";
import { LIBRARY_LIMITS, type ReportInput, type SharedPage } from "../contract";
import { type CountedView, countView, findShared } from "./shared.repository.server";
import { findPlace, insertReport, keepSalt, type Place } from "./shared-pages.repository.server";
import { toShared } from "./to-saved.server";

const SALT_BYTES = 32;
// The same on every machine for a day: cached, so that a crowd on a page costs one read per machine.
let known: { day: string; salt: string } | undefined;

/**
 * Returns the shared page of a token, maybe as it was seconds ago. A view counts once for each network and day, after the
 * response, and not at all without the visitor's network address. Throws `not_found` for an unknown or disabled token.
 */
export async function openShared(
  services: Services,
  { token, visitor }: { token: string; visitor: string | null },
): Promise<SharedPage> {
  const [place, counted] = await Promise.all([
    findPlace(services.catalog, token),
    visitor ? hashVisitor(services, visitor) : null,
  ]);
  const row = place && (await findNear(services, place.shard, (journal) => findShared(journal, place)));
  if (!row) throw notFound();
  if (counted) services.afterResponse(count(services, place, counted));
  const shared = toShared(row);
  return { ...shared, links: linksOf(shared.checked) };
}

/** Counts a view. The page has been shown when that fails. */
async function count({ journal, report }: Services, place: Place, view: CountedView): Promise<void> {
  try {
    await countView(journal(place.shard), place, view);
  } catch {
    report("WARN", "view-not-counted");
  }
}

/**
 * Stores a report of a shared page for the operator and logs it. Each network counts once a day, and a page has at most
 * 20 open reports; further ones are accepted and change nothing. Throws `not_found`.
 */
export async function reportShared(
  services: Services,
  { token, visitor, input }: { token: string; visitor: string; input: ReportInput },
): Promise<void> {
  const { catalog, journal, clock } = services;
  const [place, { visitorHash }] = await Promise.all([
    findPlace(catalog, token),
    hashVisitor(services, visitor),
  ]);
  if (!place || !(await findShared(journal(place.shard), place))) throw notFound();
  const { userId, responseId } = place;
  const createdAt = clock.now().toISOString();
  const report = { id: newId(), userId, responseId, ...input, visitorHash, createdAt };
  const isNew = await insertReport(catalog, report, LIBRARY_LIMITS.openReports);
  if (isNew) services.report("WARN", "shared-report", { reason: input.reason });
}

/**
 * Returns a visitor of today (UTC) as a hash of the network under the day's salt, which is deleted after the day. The
 * browser's own headers do not count: changing them would make another visitor each time.
 */
async function hashVisitor(services: Services, address: string): Promise<CountedView> {
  const day = services.clock.now().toISOString().slice(0, 10);
  if (known?.day !== day) {
    known = { day, salt: await keepSalt(services.catalog, day, randomToken(SALT_BYTES)) };
  }
  return { day, visitorHash: await sha256(`${known.salt}\n${networkOf(address)}`) };
}

function notFound(): AppError {
  return new AppError("not_found", "There is no shared response at this address, or it is no longer shared.");
}
