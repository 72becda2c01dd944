import { safetyPrayer } from "~/features/companion/server/public.server";
import { generatePrayerSchema } from "~/features/prayers/contract";
import { generatePrayer, streamGeneratedPrayer } from "~/features/prayers/server/generate-prayer.server";
import { emergencyFirst } from "~/http/emergency-first.server";
import { api, call } from "~/http/kit.server";
import { streamResponse, wantsStream } from "~/http/responses.server";

export const loader = api({
  POST: call(
    { body: generatePrayerSchema, first: emergencyFirst(["title", "intention"], safetyPrayer) },
    async ({ services, user, body, request }) =>
      wantsStream(request)
        ? streamResponse(await streamGeneratedPrayer(services, { user, input: body, reader: request.signal }))
        : generatePrayer(services, { user, input: body }),
  ),
});
export const action = loader;
