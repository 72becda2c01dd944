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
      service: {
        name: "openai",
        apiKey: OPENAI_API_KEY,
        baseUrl: null,
        modelId: "gpt-4.1-mini",
        patienceMs: 30_000,
      },
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
    const service = { name: "openai", modelId: "mistral", patienceMs: 5_000 } as const;
    expect(configuration).toMatchObject({ service, callsADay: 1_000 });
    expect(openAiProviderName({ baseUrl: "https://models.parish.example/v1" })).toBe("models.parish.example");
  });

  it("name a model of Workers AI, which answers where there is no key", () => {
    const WORKERS_AI_MODEL = "@cf/zai-org/glm-4.7-flash";
    expect(readModelConfiguration({ WORKERS_AI_MODEL })).toEqual({
      service: { name: "workers-ai", modelId: WORKERS_AI_MODEL, patienceMs: 30_000 },
      callsADay: null,
    });
    expect(readModelConfiguration({ OPENAI_API_KEY, WORKERS_AI_MODEL })?.service.name).toBe("openai");
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
    ["WORKERS_AI_MODEL", "glm-4.7-flash"],
    ["WORKERS_AI_MODEL", "@cf/glm-4.7-flash"],
    ["MODEL_CALLS_A_DAY", "0"],
    ["MODEL_CALLS_A_DAY", "many"],
    ["MODEL_CALLS_A_DAY", "1.5"],
  ])("are refused where they are malformed: %s=%s", (name, value) => {
    expect(() => readModelConfiguration({ OPENAI_API_KEY, [name]: value })).toThrow(name);
  });
});
