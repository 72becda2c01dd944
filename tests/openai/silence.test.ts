import { describe, expect, it } from "vitest";
import { ask } from "../factories/companion";
import { startSite } from "./site";

// Short, so that a model without an answer is given up on within the test's patience.
const site = startSite({ OPENAI_TIMEOUT_SECONDS: "2" });

describe("a model that never answers", () => {
  it.each([
    ["/api/acolyte/ask", ask()],
    ["/api/ai/personalized-prayer", { plainText: "I am thankful for this quiet morning." }],
  ])("is given up on: %s is a 503, its connection is closed and nothing is counted", async (path, json) => {
    const member = await site.member();
    const left = await member.callsLeft();
    for (const isStream of [false, true]) {
      const opening = member.send("POST", path, { json, isStream });
      const call = await site.model.nextCall();
      const response = await opening;
      expect(response.status).toBe(503);
      expect(await response.json()).toEqual({
        message: "The companion cannot be reached right now. Please try again.",
      });
      await call.abandoned;
    }
    expect(await member.callsLeft()).toBe(left);
    expect(await member.history()).toEqual([]);
  });
});
