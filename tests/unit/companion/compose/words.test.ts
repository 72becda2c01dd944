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
import type { Mood } from "~/shared/vocabulary";
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

describe("the people of a text", () => {
  const people = (text: string) => {
    const { living, departed } = writersWords(text);
    return [...living, ...departed.map((person) => `+${person}`)];
  };

  it.each([
    ["Please pray for my mother Anna", ["my mother Anna"]],
    ["I prayed with my best friend Lucy", ["my best friend Lucy"]],
    ["bless my wife and kids", ["my wife and kids"]],
    ["Praying for Maria, John and Rose.", ["Maria", "John", "Rose"]],
    ["pray for the souls in purgatory", ["the souls in purgatory"]],
    ["Helen rang. My coworker Denise cried, and Denise is strong.", ["Helen", "my coworker Denise"]],
    ["My oldest, Jaden, told me", ["my oldest child Jaden"]],
    ["A man named Okello asked old Mr Pritchard", ["Okello", "Mr Pritchard"]],
    ["Mom called. Dad and I sat with the kids.", ["my mom", "my dad", "the kids"]],
    ["We flew to Perth from Toledo on Monday after Mass and said the Our Father", []],
    ["Nobody came. Work was hard. Very quiet Sunday in Lent.", []],
    ["Our dog Max ran to Lake Erie", []],
    ["My grandmother died last week", ["+my grandmother"]],
    ["My father died and my mother is alone", ["my mother", "+my father"]],
    ["Twelve years today since Frank died", ["+Frank"]],
    ["I forgive my sister for what she said at the funeral", ["my sister"]],
    ["We went to Tom's funeral with Anna", ["Anna", "+Tom"]],
    ["Frank would have been so proud", []],
    ["I'm afraid my mother will die", ["my mother"]],
    ["My father nearly died", ["my father"]],
  ])("in %j", (text, expected) => expect(people(text)).toEqual(expected));
});

describe("the moments of a text", () => {
  const moments = (text: string, mood?: Mood) =>
    writersWords(text, mood).moments.map(
      ({ tone, name, owner }) => `${tone}: ${name}${owner === null ? "" : ` (${owner})`}`,
    );

  it.each([
    ["I'm worried about my exam tomorrow", "plea: my worry about my exam"],
    ["I am afraid of being alone", "plea: my fear of being alone"],
    ["I'm struggling with anger at my boss", "plea: my struggle with anger at my boss"],
    ["thankful for my family and our home.", "thanks: my family and our home"],
    ["THANK YOU GOD FOR MY JOB", "thanks: my job"],
    ["My mother begins chemotherapy on Monday", "plea: the chemotherapy (my mother)"],
    ["Helen rang. She starts chemo on Tuesday.", "plea: the chemotherapy (Helen)"],
    ["Exam week. So tired.", "plea: the exam"],
    ["My exams start tomorrow", "plea: my exams"],
    ["Passed my exam!! God is good.", "thanks: the exam that went well"],
    ["Had a terrible fight with my sister Claire today", "plea: the quarrel"],
    ["I yelled at Ellie over spilled juice", "sorry: my sharp words"],
    ["He yelled at me", "plea: the quarrel"],
    [
      "My grandson Theo made his First Holy Communion today",
      "thanks: the First Communion (my grandson Theo)",
    ],
    ["For the Pope and the bishops", "plea: the Pope and the bishops"],
  ])("in %j", (text, expected) => expect(moments(text)[0]).toBe(expected));

  it("are told from the words around them", () => {
    expect(moments("Helen's results are good")).toEqual(["thanks: the results (Helen)"]);
    expect(moments("Helen's results come on Friday, please let them be good")).toEqual([
      "plea: the results (Helen)",
    ]);
    expect(moments("It's my birthday and nobody came", "struggling")).toEqual(["plea: this loneliness"]);
    expect(moments("Birthday cake with the kids", "joyful")).toEqual(["thanks: the birthday"]);
  });

  it.each([
    "My mother is worried about me",
    "I'm not worried about money anymore",
    "She is afraid of dogs",
    "I want to kill time",
    "I am worried about what people think",
    "I am afraid of losing him",
    "Thank you for you",
    "the weather was fine",
    "for once nobody argued",
    ...HOSTILE.slice(0, 2),
  ])("are none in %j", (text) => expect(moments(text)).toEqual([]));
});

describe("the requests of a text", () => {
  it.each([
    ["I want to be more patient with my children and sleep", "be more patient with my children"],
    ["Give me the grace to forgive him", "forgive him"],
    ["We are hoping for a baby", "a baby"],
    ["Strength for my exams", "strength for my exams"],
    ["Safe travels for my daughter Clare, who flies tomorrow", "safe travels for my daughter Clare"],
    ["For an end to abortion", "an end to abortion"],
  ])("in %j", (text, phrase) => {
    const { hopes, wishes } = writersWords(text);
    expect([...hopes, ...wishes]).toContain(phrase);
  });

  it.each(["I need to tell my boss that I made a mistake", "Travel", "I hope my boss dies"])(
    "are none in %j",
    (text) => {
      const { hopes, wishes } = writersWords(text);
      expect([...hopes, ...wishes]).toEqual([]);
    },
  );
});

describe("the feelings of a text", () => {
  it.each([
    ["I am scared", undefined, "afraid"],
    ["So tired.", undefined, "tired"],
    ["What a relief!", undefined, "relieved"],
    ["I am angry but grateful", "grateful", "grateful"],
    ["I am angry but grateful", "struggling", "angry"],
  ] as const)("in %j with the mood %s", (text, mood, word) =>
    expect(writersWords(text, mood).feelings[0]?.word).toBe(word),
  );

  it.each(["He is angry", "I am not afraid", "For peace in the world"])("are none in %j", (text) =>
    expect(writersWords(text).feelings).toEqual([]),
  );
});

it("Phrases of a text are short and plain, whatever is written", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const { living, departed, moments, hopes, wishes } = writersWords(text);
      for (const phrase of [
        ...living,
        ...departed,
        ...moments.map(({ name }) => name),
        ...hopes,
        ...wishes,
      ]) {
        expect(phrase.length).toBeLessThan(110);
        expect(phrase).toMatch(/^[\p{L}][\p{L}\p{M}' ,-]*$/u);
      }
    }),
  );
});

describe("themes", () => {
  it("are up to ten words of two days or more, longer than four letters, without stop words", () => {
    const days = [
      "My mother's surgery",
      "The surgery went well, thanks. Mother is home, home, garden garden",
      "about these things",
    ];
    expect(themeWords(days.map((text, day) => ({ date: `2026-11-0${day + 1}`, text })))).toEqual([
      "mother",
      "surgery",
    ]);
    expect(themeWords(days.map((text) => ({ date: "2026-11-01", text })))).toEqual([]);
    fc.assert(
      fc.property(fc.array(anyText, { maxLength: 5 }), (texts) => {
        const dated = texts.flatMap((text) => ["2026-11-01", "2026-11-02"].map((date) => ({ date, text })));
        const words = themeWords(dated);
        expect(words.length).toBeLessThanOrEqual(10);
        expect(new Set(words).size).toBe(words.length);
        for (const word of words) expect(word).toMatch(/^[\p{L}\p{M}'-]{5,30}$/u);
      }),
    );
  });
});
