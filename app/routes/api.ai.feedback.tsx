import { companionFeedbackSchema } from "~/features/companion/contract";
import { rateText } from "~/features/companion/server/store-feedback.server";
import { api, call } from "~/http/kit.server";

export const loader = api({
  POST: call({ body: companionFeedbackSchema }, async ({ services, user, body }) => {
    await rateText(services, { user, input: body });
    return { message: "Thank you" };
  }),
});
export const action = loader;
