import { seedOf } from "../words/choice";
import type { QuestionKind } from "./question-kind";

/** First sentences by what a question wants to hear; `*` stands for the topic. */
const OPENINGS: Record<QuestionKind, readonly string[]> = {
  sin: [
    "What is asked here belongs to *. The teaching can be said plainly; how it stands in one person's life is for that person and a confessor to see.",
    "The Church speaks of this under *. It looks at the act, the reason and the freedom with which it is done, and a confessor can help to see all three.",
    "This is a question of *. What follows is the teaching; a confessor is the one to ask about a particular case.",
  ],
  personal: [
    "Thank you for putting this into words. It touches *, and this is what the sources offer.",
    "What you write belongs to *. Others have stood there before you, and these sources speak to it.",
    "This is about *, and it is good that you ask.",
  ],
  why: [
    "Behind this question stands *. The reasons come out in the sources.",
    "The reasons belong to *, and the sources give them in this way.",
    "To see why, it helps to look at *.",
  ],
  how: [
    "This belongs to *, and the sources show a way.",
    "Where to begin is told under *.",
    "The way leads through *. This is what the sources say of it.",
  ],
  who: [
    "The answer is found under *.",
    "This is told where the Church speaks of *.",
    "The sources speak of this under *.",
  ],
  whether: [
    "The question belongs to *. The sources answer it in this way.",
    "This is asked of *, and the answer is in what follows.",
    "Under * the sources say this.",
  ],
  what: ["The subject here is *.", "This is what the sources say of *.", "The question leads to *."],
};

const FOLLOW_UP_OPENINGS: readonly string[] = [
  "To go a step further on *:",
  "There is more to say on *.",
  "Staying with *, this adds to what was said.",
];

const NEW_TOPIC_OPENINGS: readonly string[] = [
  "That leads on to *.",
  "Here * comes in.",
  "This opens another side: *.",
];

const choose = (choices: readonly string[], seed: number) => choices[seed % choices.length]!;

/** How an answer begins: the same question begins in the same way. */
export function opening(
  kind: QuestionKind,
  { question, topic }: { question: string; topic: string },
): string {
  return choose(OPENINGS[kind], seedOf("opening", question)).replace("*", `**${topic}**`);
}

/** How the answer to a follow-up begins, on the topic of before or on another. */
export function followUpOpening(args: { question: string; topic: string; isNew: boolean }): string {
  const openings = args.isNew ? NEW_TOPIC_OPENINGS : FOLLOW_UP_OPENINGS;
  return choose(openings, seedOf("follow-up", args.question)).replace("*", `**${args.topic}**`);
}
