import type { Services } from "~/server/ports/services";
import { randomToken, sha256 } from "~/shared/ids";
import { networkOf } from "~/shared/network";
import { type CountedView, keepSalt } from "./shared.repository.server";

const SALT_BYTES = 32;
// The same on all machines for a day: a crowd on a page costs one read of it each.
let known: { day: string; salt: string } | undefined;

/**
 * Returns a visitor of today (UTC) as a hash of the network under the day's salt, which is deleted after the day. What a
 * browser says of itself does not count: whoever changes it would be another visitor each time.
 */
export async function hashVisitor(services: Services, address: string): Promise<CountedView> {
  const day = services.clock.now().toISOString().slice(0, 10);
  if (known?.day !== day) {
    known = { day, salt: await keepSalt(services.catalog, day, randomToken(SALT_BYTES)) };
  }
  return { day, visitorHash: await sha256(`${known.salt}\n${networkOf(address)}`) };
}
