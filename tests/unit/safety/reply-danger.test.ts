import { describe, expect, it } from "vitest";
import { watchReply } from "~/features/safety/domain/reply-danger";

/** Returns how many words of a reply are passed on before it is stopped; `null` when it never is. */
function wordsBeforeStop(reply: string): number | null {
  const isHarmful = watchReply();
  const words = reply.split(/(?<= )/);
  const stopped = words.findIndex((_, index) => isHarmful(words.slice(0, index + 1).join("")));
  if (stopped >= 0) return stopped;
  return isHarmful(reply, true) ? words.length : null;
}

describe("a reply that grows", () => {
  it.each([
    ["I hear you. Maybe you should just kill yourself. Nobody minds.", 8],
    ["God is near. Everyone would be better off without you.", 9],
    ["Dios te ama, pero el mundo estaría mejor sin ti.", 9],
  ])("is stopped at an incitement, before its last word: %s", (reply, words) => {
    expect(wordsBeforeStop(reply)).toBe(words);
  });

  it.each([
    "I want to kill myself tonight. And then you",
    "Prayer helps. Honestly I want to end my life, I cannot go on",
    `${"The psalms know this darkness and bring it to God. ".repeat(30)}I want to die tonight. I have the pills.`,
  ])("is stopped when it speaks as somebody who wants to die: %s", (reply) => {
    expect(wordsBeforeStop(reply)).not.toBeNull();
  });

  it.each([
    "The Church teaches that suicide is gravely contrary to the love of self (CCC 2281). God alone knows the heart.",
    "Jesus said: “Whoever loses his life for my sake will find it.” We die to sin and live to God.",
    "You should talk with someone today. You could call a friend, and you need to sleep.",
  ])("is not stopped when it is harmless: %s", (reply) => {
    expect(wordsBeforeStop(reply)).toBeNull();
  });

  it("is read in a time that grows with its length", () => {
    const sentence = "We forgive because we have been forgiven, and it is not in our power to forget. ";
    const timeOf = (sentences: number) => {
      const startedAt = performance.now();
      wordsBeforeStop(sentence.repeat(sentences));
      return performance.now() - startedAt;
    };
    timeOf(20);
    expect(timeOf(160)).toBeLessThan(8 * 4 * Math.max(timeOf(20), 5));
  });
});
