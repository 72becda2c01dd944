import type { WrittenPrayer } from "~/features/companion/contract";
import { type PrayerWish, streamPrayer, writePrayer } from "~/features/companion/server/public.server";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import type { GeneratePrayerInput } from "../domain/call-schemas";

interface Asked {
  user: SessionUser;
  input: GeneratePrayerInput;
}

/** Has the companion write a prayer for an intention. Counts and refuses as every call of the companion does. */
export function generatePrayer(services: Services, { user, input }: Asked): Promise<WrittenPrayer> {
  return writePrayer(services, { user, input: toWish(input) });
}

/** The same as a stream, which ends when `reader` is aborted. */
export function streamGeneratedPrayer(
  services: Services,
  { user, input, reader }: Asked & { reader: AbortSignal },
): Promise<ReadableStream<Uint8Array>> {
  return streamPrayer(services, { user, input: toWish(input), reader });
}

function toWish({ title, intention, category, prayerStyle, attempt }: GeneratePrayerInput): PrayerWish {
  return { plainText: intention, title, style: prayerStyle, attempt, ...(category && { category }) };
}
