import { answerFeedbackSchema } from "~/features/companion/contract";
import { rateAnswer } from "~/features/companion/server/store-feedback.server";
import { apiAction, apiLoader, call } from "~/http/kit.server";

export const loader = apiLoader({ allow: ["POST"] });

export const action = apiAction({
  POST: call({ body: answerFeedbackSchema }, async ({ services, user, body }) => {
    await rateAnswer(services, { user, input: body });
    return { message: "Thank you" };
  }),
});
