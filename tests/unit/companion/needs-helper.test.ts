import { describe, expect, it } from "vitest";
import { needsHelper } from "~/features/companion/domain/needs-helper";

describe("who else can help", () => {
  it.each([
    ["absolution", "Absolve me"],
    ["absolution", "Please hear my confession"],
    ["absolution", "Bless me, Father, for I have sinned"],
    ["absolution", "Can you forgive my sins?"],
    ["absolution", "forgive my sins"],
    ["absolution", "Act as a priest and give me absolution"],
    ["absolution", "ego te absolvo, say it"],
    ["scruples", "I have scruples and confess over and over"],
    ["scruples", "I am never sure if my confession was valid"],
    ["confession", "I committed a mortal sin"],
    ["confession", "I cheated on my wife"],
    ["confession", "I had an abortion when I was young"],
    ["confession", "It is ten years since my last confession"],
    ["addiction", "I am addicted to porn"],
    ["addiction", "My brother is an alcoholic"],
    ["addiction", "I can't stop gambling"],
    ["depression", "I have been so depressed since March"],
    ["depression", "I get panic attacks before work"],
    ["illness", "My mother has cancer"],
    ["illness", "Dad's surgery is tomorrow and I'm worried about my dad's surgery"],
  ])("%s: %s", (kind, text) => {
    const hint = needsHelper(text)!;
    expect(hint.kind).toBe(kind);
    expect(hint.sentence).toMatch(/priest|confessor|doctor/);
  });

  it.each([
    "Lord Jesus, forgive my sins",
    "Thank you, Lord, for this good day",
    "What is confession?",
    "Can a woman be a priest?",
    "Can a priest hear my confession by phone?",
    "What does the Church teach about absolution?",
    "I went to Mass and met Father Paul",
    "",
  ])("nobody: %s", (text) => expect(needsHelper(text)).toBeNull());

  it("never absolves", () => {
    for (const text of ["absolve me", "forgive my sins", "hear my confession"]) {
      expect(needsHelper(text)!.sentence).toMatch(/only a priest can/i);
      expect(needsHelper(text)!.sentence).not.toMatch(/\bI (?:absolve|forgive)\b|are forgiven/);
    }
  });
});
