import { personalizedPrayerSchema } from "~/features/companion/contract";
import { safetyPrayer } from "~/features/companion/server/public.server";
import { streamPrayer, writePrayer } from "~/features/companion/server/write-prayer.server";
import { emergencyFirst } from "~/http/emergency-first.server";
import { api, call } from "~/http/kit.server";
import { streamResponse, wantsStream } from "~/http/responses.server";

export const loader = api({
  POST: call(
    { body: personalizedPrayerSchema, first: emergencyFirst(["plainText"], safetyPrayer) },
    async ({ services, user, body, request }) =>
      wantsStream(request)
        ? streamResponse(await streamPrayer(services, { user, input: body, reader: request.signal }))
        : writePrayer(services, { user, input: body }),
  ),
});
export const action = loader;
