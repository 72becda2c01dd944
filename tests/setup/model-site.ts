import { memberTest as base } from "./fixtures";
import { type OpenAiServer, startOpenAiServer } from "./openai-server";
import { START_TIMEOUT, startProduct } from "./product.mjs";

interface Site {
  origin: string;
  model: OpenAiServer;
}

/** The product beside a language model that says each word when the test wants it. */
export const test = base.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern.
    async ({}, use) => {
      const model = await startOpenAiServer();
      const product = await startProduct({
        variables: {
          OPENAI_API_KEY: "sk-test-0123456789",
          OPENAI_MODEL: "test-model",
          OPENAI_BASE_URL: model.baseUrl,
        },
      });
      await use({ origin: product.origin, model });
      await product.stop();
      await model.close();
    },
    { scope: "worker", timeout: START_TIMEOUT },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
});
