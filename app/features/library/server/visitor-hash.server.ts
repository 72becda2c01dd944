import type { Services } from "~/server/ports/services";
import { randomToken, sha256 } from "~/shared/ids";
import { type CountedView, keepSalt } from "./shared.repository.server";

/** What of a request tells one visitor from another; it is hashed and kept nowhere. */
export interface Visitor {
  address: string;
  userAgent: string;
}

const SALT_BYTES = 32;
// The same on all machines for a day: a crowd on a page costs one read of it each.
let known: { day: string; salt: string } | undefined;

/** A visitor of today (UTC) as a hash under the day's salt, which is deleted after the day. */
export async function hashVisitor(services: Services, { address, userAgent }: Visitor): Promise<CountedView> {
  const day = services.clock.now().toISOString().slice(0, 10);
  if (known?.day !== day) {
    known = { day, salt: await keepSalt(services.catalog, day, randomToken(SALT_BYTES)) };
  }
  return { day, visitorHash: await sha256(`${known.salt}\n${address}\n${userAgent}`) };
}
