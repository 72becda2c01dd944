import { askSchema } from "~/features/companion/contract";
import { answerQuestion, streamQuestion } from "~/features/companion/server/answer-question.server";
import { safetyAnswer } from "~/features/companion/server/public.server";
import { emergencyFirst } from "~/http/emergency-first.server";
import { api, call } from "~/http/kit.server";
import { streamResponse, wantsStream } from "~/http/responses.server";

export const loader = api({
  POST: call(
    { body: askSchema, first: emergencyFirst(["question"], safetyAnswer), status: 201 },
    async ({ services, user, body, request }) => {
      const asked = { user, question: { ...body, earlier: null } };
      return wantsStream(request)
        ? streamResponse(await streamQuestion(services, asked))
        : answerQuestion(services, asked);
    },
  ),
});
export const action = loader;
