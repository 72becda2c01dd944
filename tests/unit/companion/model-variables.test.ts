import { describe, expect, it } from "vitest";
import { openAiProviderName } from "~/server/adapters/openai-model.server";
import { readModelConfiguration } from "~/server/model-variables.server";

const OPENAI_API_KEY = "sk-test";

describe("the variables of the language model", () => {
  it.each([{}, { OPENAI_API_KEY: "" }, { OPENAI_API_KEY: "  " }, { OPENAI_MODEL: "x" }])(
    "without a key give none: %j",
    (env) => {
      expect(readModelConfiguration(env)).toBeNull();
    },
  );

  it("with a key alone mean OpenAI", () => {
    const configuration = readModelConfiguration({ OPENAI_API_KEY, OPENAI_BASE_URL: "" });
    expect(configuration).toEqual({
      apiKey: OPENAI_API_KEY,
      baseUrl: null,
      modelId: "gpt-4.1-mini",
      patienceMs: 30_000,
      callsADay: null,
    });
  });

  it("name another server, which people are told of", () => {
    const configuration = readModelConfiguration({
      OPENAI_API_KEY,
      OPENAI_MODEL: "mistral",
      OPENAI_BASE_URL: "https://models.parish.example/v1",
      OPENAI_TIMEOUT_SECONDS: "5",
      MODEL_CALLS_A_DAY: "1000",
    });
    expect(configuration).toMatchObject({ modelId: "mistral", patienceMs: 5_000, callsADay: 1_000 });
    expect(openAiProviderName({ baseUrl: configuration?.baseUrl ?? null })).toBe("models.parish.example");
  });

  it.each([null, "https://api.openai.com/v1"])("call %s OpenAI", (baseUrl) => {
    expect(openAiProviderName({ baseUrl })).toBe("OpenAI");
  });

  it.each([
    ["OPENAI_BASE_URL", "http://models.parish.example/v1"],
    ["OPENAI_BASE_URL", "models"],
    ["OPENAI_TIMEOUT_SECONDS", "0"],
    ["OPENAI_TIMEOUT_SECONDS", "soon"],
    ["OPENAI_TIMEOUT_SECONDS", "301"],
    ["MODEL_CALLS_A_DAY", "0"],
    ["MODEL_CALLS_A_DAY", "many"],
    ["MODEL_CALLS_A_DAY", "1.5"],
  ])("are refused where they are malformed: %s=%s", (name, value) => {
    expect(() => readModelConfiguration({ OPENAI_API_KEY, [name]: value })).toThrow(name);
  });
});
