import { passageQuery } from "~/features/texts/domain/text-passage";
import { readPassage } from "~/features/texts/server/read-passage.server";
import { api } from "~/http/kit.server";
import { publicCall } from "~/http/public-call.server";

export const loader = api({
  GET: publicCall({ query: passageQuery }, ({ services, query }) => readPassage(services, query)),
});
export const action = loader;
