import { streakSchema } from "~/features/journal/contract";
import { getStreak } from "~/features/journal/server/get-streak.server";
import { apiAction, apiLoader, call } from "~/server/http/kit.server";

export const loader = apiLoader({ allow: ["PATCH"] });

export const action = apiAction({
  PATCH: call({ body: streakSchema }, ({ services, user }) => getStreak(services, { user })),
});
