import { describe, expect, it } from "vitest";
import type { AcolyteAnswer } from "~/features/companion/contract";
import { ask, followUp } from "../factories/companion";
import { type Member, startSite } from "./site";

const site = startSite();

const WORDS = "I am worried about my exam, and thankful for the quiet morning.";

/** Every call that can reach a model, with words of its own. */
const calls = (words: string): [path: string, json: unknown][] => [
  ["/api/acolyte/ask", ask({ question: words })],
  ["/api/acolyte/follow-up", followUp({ followUpQuestion: words })],
  ["/api/ai/personalized-prayer", { plainText: words, context: "journal_entry" }],
  ["/api/ai/spiritual-reflection", { content: words }],
  ["/api/ai/journal-title", { content: words }],
  ["/api/ai/personalized-greeting", {}],
  ["/api/mood/insights", {}],
];

async function makeAll(member: Member, words: string): Promise<number[]> {
  const statuses: number[] = [];
  for (const [path, json] of calls(words)) {
    for (const isStream of [false, true]) {
      const response = await member.send("POST", path, { json, isStream });
      await response.text();
      statuses.push(response.status);
    }
  }
  return statuses;
}

describe("nothing leaves for the model", () => {
  it("while the person has not agreed: the built-in companion answers", async () => {
    const member = await site.member({ hasConsented: false });
    const before = site.model.calls.length;
    const statuses = await makeAll(member, WORDS);
    expect(statuses.filter((status) => status !== 200 && status !== 201)).toEqual([]);
    const answer = await member.post<AcolyteAnswer>("/api/acolyte/ask", ask());
    expect(answer.engine).toBe("built-in");
    expect(site.model.calls.length).toBe(before);
  });

  it("once the person has taken the consent back", async () => {
    const member = await site.member();
    const status = await member.consent(false);
    expect(status).toMatchObject({
      engine: "built-in",
      hasConsented: false,
      provider: new URL(site.model.baseUrl).host,
    });
    const before = site.model.calls.length;
    await makeAll(member, WORDS);
    expect(site.model.calls.length).toBe(before);
  });

  it("while the companion is switched off, titles and greetings included", async () => {
    const member = await site.member();
    await member.call("PATCH", "/api/auth/profile", { aiEnabled: false });
    const before = site.model.calls.length;
    expect(new Set(await makeAll(member, WORDS))).toEqual(new Set([403]));
    expect(site.model.calls.length).toBe(before);
  });
});

describe("what the model is sent", () => {
  it("holds neither the person's e-mail nor name, nor anything else of the profile, nor of other people", async () => {
    const other = await site.member();
    site.answer("Something for somebody else.");
    await other.post("/api/acolyte/ask", ask({ question: "Zebedee, who was he?" }));

    const member = await site.member();
    const profile = {
      firstName: "Wilhelmina",
      lastName: "Featherstonehaugh",
      location: "Llanfairpwll",
      bio: "Beekeeper since 1987.",
      birthDate: "1961-07-09",
      phoneNumber: "+14155550123",
      zipCode: "90210",
    };
    await member.call("PATCH", "/api/auth/profile", profile);
    const before = site.model.calls.length;
    for (const [path, json] of calls(WORDS)) {
      if (path.endsWith("greeting")) {
        await member.post(path, json);
        continue;
      }
      const reading = member.send("POST", path, { json });
      (await site.model.nextCall()).send("A few words.").end();
      await (await reading).text();
    }
    const sent = site.model.calls.slice(before);
    expect(sent).toHaveLength(6);
    for (const { request, headers } of sent) {
      const all = JSON.stringify([request, headers]);
      for (const secret of [...Object.values(profile), member.email, "person-", "Zebedee"]) {
        expect(all).not.toContain(secret);
      }
      expect(headers.cookie).toBeUndefined();
    }
  });

  it("is not in the log, and neither is what a failing model says", async () => {
    const member = await site.member();
    site.model.answer(1, (call) => call.refuse(400));
    await member.send("POST", "/api/acolyte/ask", { json: ask({ question: "Xylophonic secret?" }) });
    expect(site.product.readLog()).toContain("/api/acolyte/ask");
    expect(site.product.readLog()).not.toMatch(/Xylophonic|refused by the test|sk-test/);
  });
});
