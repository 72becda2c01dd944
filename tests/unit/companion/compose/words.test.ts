import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { themeWords } from "~/features/companion/domain/compose/words/themes";
import { writersWords } from "~/features/companion/domain/compose/words/writers-words";
import {
  countSentences,
  endOfSentence,
  limitSentences,
  splitSentences,
} from "~/features/companion/domain/sentences";
import { anyText, HOSTILE } from "./texts";

describe("the sentences of a text", () => {
  it.each([
    ["", 0],
    ["Amen.", 0],
    ["Lord, hear me. Amen.", 1],
    ["St. Joseph, pray for us. Amen.", 1],
    ["Sts. Peter and Paul, and Fr. Mike, pray. Hear us.", 2],
    ["Dr. J. R. Smith came. He prayed.", 2],
    ["I rose at 5 a.m. on Sunday and prayed 3.5 hours.", 1],
    ["Why, Lord? I trust! Yes…", 3],
    ['"Come." He came.', 2],
    ["It was I. Then he came.", 2],
    ["The psalm (Psalm 23:1). The end", 2],
    ["e.g. this, i.e. that. Done.", 2],
    ["Pray for my brother Tim. Help him, as Phil. 4:6 says. Amen.", 2],
  ])("of %j", (text, count) => expect(countSentences(text)).toBe(count));

  it("lose nothing of the text", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const joined = splitSentences(text).join("").replace(/\s/g, "");
        const letters = (value: string) => value.replace(/[^\p{L}\p{N}]/gu, "");
        expect(letters(joined)).toBe(letters(text));
      }),
    );
  });
});

describe("a prayer's length", () => {
  it.each([
    ["One. Two. Amen.", 2, "One. Two. Amen."],
    ["One. Two. Three. Amen.", 2, "One. Two. Amen."],
    ["One. Two.", 2, "One. Two."],
    ["One! Two? Three.", 1, "One! Amen."],
    ["St. Joseph, pray for us. Dr. Lee is kind. Amen.", 2, "St. Joseph, pray for us. Dr. Lee is kind. Amen."],
    ["", 2, ""],
  ])("of %j is at most %d", (text, most, expected) => {
    expect(limitSentences(text, most)).toBe(expected);
  });

  it("ends a sentence only when the next one starts", () => {
    expect(endOfSentence("One. Two.", 2)).toBeNull();
    expect(endOfSentence("One. Two. T", 2)).toBe("One. Two.".length);
  });
});

describe("the writer's words", () => {
  it.each([
    ["Please pray for my mother Anna", "living", "my mother Anna"],
    ["I prayed with my best friend Lucy", "living", "my best friend Lucy"],
    ["bless my wife and kids", "living", "my wife and kids"],
    ["Praying for Maria, John and Rose.", "living", "Maria, John and Rose"],
    ["pray for the souls in purgatory", "living", "the souls in purgatory"],
    ["My grandmother died last week", "departed", "my grandmother"],
    ["I'm worried about my exam tomorrow", "worries", "my worry about my exam"],
    ["I am afraid of being alone", "worries", "my fear of being alone"],
    ["I'm struggling with anger at my boss", "worries", "my struggle with anger at my boss"],
    ["thankful for my family and our home.", "thanks", "my family and our home"],
    ["THANK YOU GOD FOR MY JOB", "thanks", "my job"],
    ["I am grateful that my brother came to help.", "thanks", "how my brother came to help"],
    ["We went to the lake and I felt peace for the first time", "thanks", "the peace that I felt"],
    ["My mother Anna has her hip surgery on Thursday and I am afraid", "concerns", "my mother's hip surgery"],
    ["Exam week. So tired.", "concerns", "my exams"],
    ["Had a terrible fight with my sister Claire today", "worries", "the fight with my sister Claire"],
    ["I want to be more patient with my children and sleep", "hopes", "be more patient with my children"],
    ["Give me the grace to forgive him", "hopes", "forgive him"],
    ["We are hoping for a baby", "wishes", "a baby"],
    ["Strength for my exams", "wishes", "strength for my exams"],
    ["My mother's surgery is on Friday", "concerns", "my mother's surgery"],
  ] as const)("in %j: %s", (text, kind, phrase) => expect(writersWords(text)[kind]).toContain(phrase));

  it.each([
    "My mother is worried about me",
    "I'm not worried about money anymore",
    "She is afraid of dogs",
    "I want to kill time",
    "I am worried about what people think",
    "I am afraid of losing him",
    "Thank you for you",
    "I hope my boss dies",
    "the weather was fine",
    ...HOSTILE.slice(0, 2),
  ])("none of worries, thanks and hopes in %j", (text) => {
    const { worries, thanks, hopes } = writersWords(text);
    expect([...worries, ...thanks, ...hopes]).toEqual([]);
  });

  it("lists only people who died as departed", () => {
    for (const text of ["I'm afraid my mother will die", "My father nearly died", "My mother is dying"]) {
      expect(writersWords(text).departed).toEqual([]);
    }
  });

  it("are short and plain, whatever is written", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const phrase of Object.values(writersWords(text)).flat()) {
          expect(phrase.length).toBeLessThan(110);
          expect(phrase).toMatch(/^[\p{L}][\p{L}\p{M}' ,-]*$/u);
        }
      }),
    );
  });
});

describe("themes", () => {
  it("as words: up to ten, longer than four letters, no stop words", () => {
    expect(
      themeWords([
        "My mother's surgery",
        "The surgery went well, thanks. Mother is home",
        "about these things",
      ]),
    ).toEqual(["mother", "surgery"]);
    fc.assert(
      fc.property(fc.array(anyText, { maxLength: 5 }), (texts) => {
        const words = themeWords(texts);
        expect(words.length).toBeLessThanOrEqual(10);
        expect(new Set(words).size).toBe(words.length);
        for (const word of words) expect(word).toMatch(/^[\p{L}\p{M}'-]{5,30}$/u);
      }),
    );
  });
});
