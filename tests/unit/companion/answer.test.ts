import { describe, expect, it } from "vitest";
import { composeAnswer } from "~/features/companion/domain/compose/answer/compose-answer";
import { SOURCE_LABELS, type Source } from "~/features/companion/domain/limits";
import type {
  AnswerTask,
  FollowUpTask,
  FoundObjection,
  KnownAnswer,
  Passage,
} from "~/features/companion/domain/tasks";

function passage(source: Source, overrides: Partial<Passage> = {}): Passage {
  return {
    topicId: "purgatory",
    title: "Purgatory",
    source,
    references: ["CCC 1030-1032"],
    text: `What ${source} says.`,
    ...overrides,
  };
}

const objection: FoundObjection = {
  objectionId: "purgatory-in-scripture",
  title: "Purgatory is not in the Bible",
  commonGround: "Both sides hold that Christ alone saves.",
  concern: "Nothing is to be added to his work.",
  answer: "Nothing is added: his work is carried through.",
  references: ["1 Cor 3:11-15", "CCC 1030"],
};

function task(overrides: Partial<AnswerTask> = {}): AnswerTask {
  return {
    kind: "answer",
    question: "What is purgatory?",
    mode: "faith-learning",
    sources: ["catechism", "scripture"],
    perspective: null,
    language: "en",
    known: null,
    alsoKnown: [],
    unanswered: [],
    verse: null,
    earlierKnown: null,
    passages: [
      passage("catechism"),
      passage("scripture", { references: ["1 Cor 3:11-15", "2 Macc 12:43-46"] }),
    ],
    objections: [],
    nearest: [],
    missingReferences: [],
    ...overrides,
  };
}

function followUp(overrides: Partial<FollowUpTask> = {}): FollowUpTask {
  const earlier = { question: "What is purgatory?", answer: "What catechism says.", isStored: true };
  return { ...task(), kind: "follow-up", question: "And where is that in the Bible?", earlier, ...overrides };
}

describe("an answer in faith-learning", () => {
  it("has one block a source, in their order, each with its places", () => {
    const answer = composeAnswer(task());
    expect(answer.split(/\n\n(?=From )/)).toEqual([
      "From Catechism of the Catholic Church:\nWhat catechism says (CCC 1030-1032).",
      "From Sacred Scripture:\nWhat scripture says (1 Cor 3:11-15; 2 Macc 12:43-46).",
    ]);
  });

  it("says of a chosen source with nothing that it cannot locate anything there", () => {
    const answer = composeAnswer(task({ sources: ["catechism", "canon-law"] }));
    expect(answer).toContain(`From ${SOURCE_LABELS["canon-law"]}:\nI cannot locate`);
    expect(answer).toContain("What catechism says (CCC 1030-1032).");
  });

  it("names a doctor where the question calls for one", () => {
    expect(composeAnswer(task({ question: "My father has cancer, how do we pray?" }))).toContain("doctor");
  });

  it("never speaks as a priest", () => {
    const questions = [
      "Father, forgive my sins",
      "Can you absolve me?",
      "I committed a mortal sin",
      "Bless me",
    ];
    for (const question of questions) {
      expect(composeAnswer(task({ question }))).not.toMatch(
        /\b(?:i absolve|i forgive you|my (?:son|child)|i bless)\b/i,
      );
    }
  });
});

const known: KnownAnswer = {
  id: "eucharistic-fast",
  title: "how long is the fast before communion",
  claims: [
    { text: "One hour.", references: ["can. 919 §1"], source: "canon-law" },
    { text: "It counts back from Communion.", references: ["can. 919 §1"], source: "canon-law" },
    { text: "Fasting prepares for a guest.", references: ["CCC 1387"], source: "catechism" },
    { text: "Paul asks that each examine himself.", references: ["1 Cor 11:28"], source: "scripture" },
  ],
  warmth: "If you forgot, receive gladly next time.",
  spanish: { claims: ["Una hora.", "Se cuenta hasta la comunión."], warmth: "No te preocupes." },
};

describe("the answer to a known question", () => {
  it("comes first, then its reasons, a warm sentence and what the chosen sources say of it", () => {
    const answer = composeAnswer(task({ known, sources: ["catechism"] }));
    expect(answer.split("\n\n")).toEqual([
      "One hour (can. 919 §1).",
      "It counts back from Communion (can. 919 §1). Paul asks that each examine himself (1 Cor 11:28).",
      "If you forgot, receive gladly next time.",
      "From Catechism of the Catholic Church:\nFasting prepares for a guest (CCC 1387).",
    ]);
  });

  it("is Spanish to a Spanish question, and says so where it is not", () => {
    const answer = composeAnswer(task({ known, language: "es", sources: ["catechism"] }));
    expect(answer.split("\n\n")).toEqual([
      "Una hora (can. 919 §1).",
      "Se cuenta hasta la comunión (can. 919 §1).",
      "No te preocupes.",
    ]);
    const english = composeAnswer(task({ known: { ...known, spanish: null }, language: "es" }));
    expect(english).toMatch(/^Todavía no tengo esta respuesta en español.*\n\nOne hour/);
  });

  it.each([
    ["why?", "It counts back from Communion (can. 919 §1)."],
    ["in simple words please", "One hour (can. 919 §1).\n\nIf you forgot"],
    ["so yes or no", "One hour."],
    ["where is that in the bible", "Paul asks that each examine himself (1 Cor 11:28)."],
    ["thank you so much", "You are welcome."],
  ])("gives a follow-up what it asks for: %s", (question, start) => {
    const earlier = {
      question: "How long is the fast?",
      answer: composeAnswer(task({ known })),
      isStored: true,
    };
    const answer = composeAnswer(followUp({ question, earlierKnown: known, passages: [], earlier }));
    expect(answer.startsWith(start), answer).toBe(true);
  });
});

describe("an answer to nothing found", () => {
  const nothing = { passages: [], objections: [] };

  it("says that it cannot locate anything and names the nearest topics", () => {
    const answer = composeAnswer(task({ ...nothing, nearest: ["Purgatory", "Hell", "Indulgences"] }));
    expect(answer).toContain("cannot locate");
    expect(answer).toContain("**Purgatory**, **Hell** and **Indulgences**");
    expect(answer).not.toContain("From ");
  });

  it("says so where nothing is near", () => {
    const answer = composeAnswer(task({ ...nothing, question: "How do I fix a tap?" }));
    expect(answer).toContain("cannot locate");
    expect(answer).not.toContain("The nearest");
  });

  it("says of a reference that it does not exist", () => {
    const answer = composeAnswer(task({ ...nothing, missingReferences: ["CCC 3001"] }));
    expect(answer).toBe("I cannot locate CCC 3001: there is no such reference.");
  });

  it("answers the rest of a question that names one in passing", () => {
    const answer = composeAnswer(task({ missingReferences: ["CCC 3001"] }));
    expect(answer).toContain("I cannot locate CCC 3001");
    expect(answer).toContain("What catechism says (CCC 1030-1032).");
  });
});

describe("an answer in apologetics", () => {
  const apologetics = task({
    mode: "apologetics",
    perspective: "baptist",
    sources: [],
    objections: [objection],
  });

  it("begins with what is shared, then the concern, then the answer with its places", () => {
    const paragraphs = composeAnswer(apologetics).split("\n\n");
    expect(paragraphs[0]).toContain(objection.commonGround);
    expect(paragraphs[1]).toContain(objection.concern);
    expect(paragraphs[2]).toContain(`${objection.answer} (1 Cor 3:11-15; CCC 1030)`);
    expect(paragraphs[3]).toContain("From Catechism of the Catholic Church:");
  });

  it("begins with what is shared with the perspective where no objection is known", () => {
    const paragraphs = composeAnswer({ ...apologetics, objections: [] }).split("\n\n");
    expect(paragraphs[0]).toContain("**What we share.** Catholics and Baptists");
    expect(paragraphs.join("\n\n")).toContain("From Sacred Scripture:");
  });
});

describe("the answer to a follow-up", () => {
  it("says what was not said before", () => {
    const answer = composeAnswer(followUp());
    expect(answer).not.toContain("What catechism says");
    expect(answer).toContain("From Sacred Scripture:\nWhat scripture says (");
  });

  it("turns to other sources where the chosen ones have been told", () => {
    const passages = [passage("catechism"), passage("patristic"), passage("aquinas")];
    const answer = composeAnswer(followUp({ sources: ["catechism"], passages }));
    expect(answer).toContain(`From ${SOURCE_LABELS.patristic}:`);
    expect(answer).not.toContain("From Catechism");
  });

  it("says when all has been said", () => {
    const answer = composeAnswer(followUp({ passages: [passage("catechism")] }));
    expect(answer).toContain("I have said what I know");
    expect(answer).toContain("cannot locate");
  });

  it("answers an objection only once", () => {
    const earlier = { question: "Is it biblical?", answer: objection.answer, isStored: true };
    const answer = composeAnswer(
      followUp({ mode: "apologetics", sources: [], objections: [objection], earlier }),
    );
    expect(answer).not.toContain(objection.answer);
    expect(answer).toContain("What scripture says (");
  });
});
