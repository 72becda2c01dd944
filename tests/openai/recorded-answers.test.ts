import { describe, expect, it } from "vitest";
import type { AcolyteAnswer } from "~/features/companion/contract";
import { ask, readMessage } from "../factories/companion";
import { RECORDED_KINDS, readRecordedAnswers } from "../factories/recorded-answers";
import { startSite } from "./site";

const site = startSite();

const SERVED = RECORDED_KINDS.flatMap(readRecordedAnswers).filter(({ isServed }) => isServed);

describe("a recorded answer of a model's server", () => {
  it.each(SERVED)("is checked before it is shown and stored: $name", async (recorded) => {
    const { question, sources = ["catechism"], answer, text = answer, listed, gone = [] } = recorded;
    const member = await site.member();
    // As a model sends it: in pieces that end anywhere.
    site.answer(...(answer.match(/[\s\S]{1,7}/g) ?? []));
    const found = await member.post<AcolyteAnswer>("/api/acolyte/ask", ask({ question, sources }));
    expect(found).toMatchObject({ answer: text, engine: "model", state: "done", isSafetyMessage: false });
    expect(Object.values(found.citations).flat().sort()).toEqual([...listed].sort());
    site.answer(answer);
    const streamed = await readMessage(await member.stream("/api/acolyte/ask", ask({ question, sources })));
    const part = streamed.parts.find((one) => one.type === "data-citations");
    expect(part?.data.text ?? answer).toBe(text);
    const kept = JSON.stringify([found, part, await member.history()]);
    for (const words of gone) expect(kept).not.toContain(words);
  });
});
