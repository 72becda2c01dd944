import { listTexts } from "~/features/texts/server/list-texts.server";
import { api } from "~/http/kit.server";
import { publicCall } from "~/http/public-call.server";

export const loader = api({
  GET: publicCall({}, async ({ services }) => ({ texts: await listTexts(services) })),
});
export const action = loader;
