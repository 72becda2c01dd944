import { searchQuery } from "~/features/texts/domain/search-results";
import { searchTexts } from "~/features/texts/server/search-texts.server";
import { api } from "~/http/kit.server";
import { publicCall } from "~/http/public-call.server";

export const loader = api({
  GET: publicCall({ query: searchQuery }, async ({ services, query }) => {
    const { hits } = await searchTexts(services, query.q);
    const results = hits.map(({ text, reference, excerpt, address }) => ({
      ...{ text, reference, address },
      excerpt: excerpt.map((part) => part.text).join(""),
    }));
    return { results };
  }),
});
export const action = loader;
