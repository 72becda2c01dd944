import { generatePrayerSchema } from "~/features/prayers/domain/call-schemas";
import { generatePrayer, streamGeneratedPrayer } from "~/features/prayers/server/generate-prayer.server";
import { apiAction, apiLoader, call } from "~/server/http/kit.server";
import { answerStream, wantsStream } from "~/server/http/stream-answer.server";

export const loader = apiLoader({ allow: ["POST"] });

export const action = apiAction({
  POST: call({ body: generatePrayerSchema }, async ({ services, user, body, request }) =>
    wantsStream(request)
      ? answerStream(await streamGeneratedPrayer(services, { user, input: body, reader: request.signal }))
      : generatePrayer(services, { user, input: body }),
  ),
});
