import { companionFeedbackSchema } from "~/features/companion/contract";
import { rateText } from "~/features/companion/server/store-feedback.server";
import { apiAction, apiLoader, call } from "~/http/kit.server";

export const loader = apiLoader({ allow: ["POST"] });

export const action = apiAction({
  POST: call({ body: companionFeedbackSchema }, async ({ services, user, body }) => {
    await rateText(services, { user, input: body });
    return { message: "Thank you" };
  }),
});
