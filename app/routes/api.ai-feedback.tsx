import { answerFeedbackSchema } from "~/features/companion/contract";
import { rateAnswer } from "~/features/companion/server/store-feedback.server";
import { api, call } from "~/http/kit.server";

export const loader = api({
  POST: call({ body: answerFeedbackSchema }, async ({ services, user, body }) => {
    await rateAnswer(services, { user, input: body });
    return { message: "Thank you" };
  }),
});
export const action = loader;
