import { spiritualReflectionSchema } from "~/features/companion/contract";
import { safetyReflection } from "~/features/companion/server/public.server";
import { streamReflection, writeReflection } from "~/features/companion/server/write-reflection.server";
import { plainTextOf } from "~/features/journal/server/public.server";
import { emergencyFirst } from "~/http/emergency-first.server";
import { api, call } from "~/http/kit.server";
import { streamResponse, wantsStream } from "~/http/responses.server";

export const loader = api({
  POST: call(
    { body: spiritualReflectionSchema, first: emergencyFirst(["content"], safetyReflection) },
    async ({ services, user, body, request }) => {
      const input = { ...body, content: plainTextOf(body.content) };
      return wantsStream(request)
        ? streamResponse(await streamReflection(services, { user, input, reader: request.signal }))
        : writeReflection(services, { user, input });
    },
  ),
});
export const action = loader;
