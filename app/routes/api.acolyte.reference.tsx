import { referenceQuery } from "~/features/companion/domain/references";
import { aboutReference } from "~/features/companion/server/about-reference.server";
import { api } from "~/http/kit.server";
import { publicCall } from "~/http/public-call.server";

export const loader = api({
  GET: publicCall({ query: referenceQuery }, ({ services, query }) => aboutReference(services, query)),
});
export const action = loader;
