import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { composeTitle } from "~/features/companion/domain/compose/title";
import { anyText, HOSTILE } from "./texts";

describe("a title", () => {
  it.each([
    ["I am so grateful for my family and our home.", "Thanks for My Family"],
    ["I am thankful for the rain", "Thanks for the Rain"],
    ["I'm worried about my exam tomorrow", "Worry About My Exam"],
    ["My grandmother died last week", "Remembering My Grandmother"],
    ["We are hoping for a baby", "Asking for a Baby"],
    ["Please pray for my mother Anna", "Praying for My Mother Anna"],
    ["Today, we walked along the river and saw herons", "We Walked Along the River"],
    ["Dear Lord, rain all day", "Rain All Day"],
    ["RAIN AGAIN!!!", "Rain Again"],
    ["🙏", ""],
    ["", ""],
    ["Heute war ein schöner Tag", "Heute War Ein Schöner Tag"],
    ["My Lent\nI will pray more each day.", "My Lent"],
    ["Dear Lord\nRain all day long", "Rain All Day Long"],
    ["A heading of the day\nWe walked", "A Heading of the Day"],
    ["Drove Helen to the hospital for her first treatment.", "Drove Helen to the Hospital"],
    ["The first sweet peas are out! I cut a whole bowl.", "The First Sweet Peas Are Out"],
    ["My son Tom had a job interview that he hoped for", "My Son Tom and the Interview"],
    ["We are trying to sell our house and move closer to my parents.", "Trying to Sell Our House"],
    ["For the Pope and the bishops", "Praying for the Pope"],
  ])("of %j", (text, title) => expect(composeTitle(text)).toBe(title));

  it("has at most six words, no mark at its end and no markup", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const title = composeTitle(text);
        expect(title.split(/\s+/).length).toBeLessThanOrEqual(6);
        expect(title.length).toBeLessThanOrEqual(80);
        if (title !== "") expect(title).toMatch(/[\p{L}\p{M}\p{N}]$/u);
        expect(title).not.toMatch(/[<>{}\n#*]/);
        expect(composeTitle(text)).toBe(title);
      }),
    );
  });

  it("carries no injected command", () => {
    for (const text of HOSTILE)
      expect(composeTitle(text)).not.toMatch(/ignore|hacked|prompt|script|password|pirate|json|http/i);
  });
});
