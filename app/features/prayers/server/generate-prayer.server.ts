import type { WrittenPrayer } from "~/features/companion/contract";
import { type PrayerWish, streamPrayer, writePrayer } from "~/features/companion/server/public.server";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import type { GeneratePrayerInput } from "../contract";

interface Generation {
  user: SessionUser;
  input: GeneratePrayerInput;
}

/** Has the companion write a prayer for an intention, within the limits of all calls of the companion. */
export function generatePrayer(services: Services, { user, input }: Generation): Promise<WrittenPrayer> {
  return writePrayer(services, { user, input: toWish(input) });
}

/** Streams such a prayer until `reader` is aborted. */
export function streamGeneratedPrayer(
  services: Services,
  { user, input, reader }: Generation & { reader: AbortSignal },
): Promise<ReadableStream<Uint8Array>> {
  return streamPrayer(services, { user, input: toWish(input), reader });
}

function toWish({ title, intention, category, prayerStyle, attempt }: GeneratePrayerInput): PrayerWish {
  return { plainText: intention, title, style: prayerStyle, attempt, ...(category && { category }) };
}
