import type { Verse } from "~/features/calendar/domain/verses/verse";
import type { Guide } from "./guide";
import { COME_HOLY_SPIRIT, GLORY_BE } from "./prayer-texts";

/** Lectio Divina on a verse: the four rungs of Guigo the Carthusian's ladder, and the step into life. */
export function lectioOn(verse: Verse): Guide {
  return {
    id: "lectio",
    title: "Lectio Divina",
    subtitle: verse.reference,
    verse,
    closingQuestion: "Which word do you take with you?",
    entryTitle: `Lectio Divina: ${verse.reference}`,
    steps: [
      {
        title: "Make room",
        words: ["Put other things aside. Ask the Spirit who inspired these words to open them to you."],
        prayers: [COME_HOLY_SPIRIT],
        silence: 60,
      },
      {
        part: "Lectio",
        title: "Read",
        words: [
          "Read the verse slowly, aloud if you can. Then read it again, and listen for a word that stays.",
        ],
        verse,
      },
      {
        part: "Meditatio",
        title: "Reflect",
        words: ["Stay with the word that touched you. Repeat it, and let it meet your own life."],
        verse,
        questions: [
          "What does this word say of God?",
          "What does it stir in me: joy, resistance, longing?",
          "Why does it come to me today?",
        ],
        silence: 120,
      },
      {
        part: "Oratio",
        title: "Respond",
        words: [
          "Now speak to God, simply, as to someone who loves you. Thank, ask, complain, praise: whatever the word has woken.",
        ],
        verse,
      },
      {
        part: "Contemplatio",
        title: "Rest",
        words: [
          "Let go of words and thoughts. Be with God, who is with you. When you drift, return to the one word.",
        ],
        silence: 180,
      },
      {
        part: "Actio",
        title: "Carry it into the day",
        words: ["Prayer becomes love in what we do. Choose something small that answers the word."],
        questions: ["What will I do, and for whom?"],
        prayers: [GLORY_BE],
      },
    ],
  };
}
