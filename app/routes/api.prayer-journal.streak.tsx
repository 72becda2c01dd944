import { streakSchema } from "~/features/journal/contract";
import { getStreak } from "~/features/journal/server/get-streak.server";
import { api, call } from "~/http/kit.server";

export const loader = api({
  PATCH: call({ body: streakSchema }, ({ services, user }) => getStreak(services, { user })),
});
export const action = loader;
