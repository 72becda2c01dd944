import type { Guide } from "./guide";
import { ACT_OF_CONTRITION, OUR_FATHER, SIGN_OF_THE_CROSS } from "./prayer-texts";

/** The examination of conscience in five points (St. Ignatius of Loyola, Spiritual Exercises, 43). */
export const EXAMEN: Guide = {
  id: "examen",
  title: "The Examen",
  subtitle: "Look back on the day with God, in five points",
  closingQuestion: "What would you like to remember of this day?",
  entryTitle: "The Examen",
  steps: [
    {
      title: "Come into God’s presence",
      words: [
        "Sit comfortably and let your breath slow down. You are not alone: God has been with you all day, and is here now.",
      ],
      prayers: [SIGN_OF_THE_CROSS],
      silence: 60,
    },
    {
      part: "First point",
      title: "Give thanks",
      words: ["Begin with what was given. Small things count: a meal, a voice, an hour of rest."],
      questions: ["What am I grateful for today?", "Where did something good come to me unasked?"],
      silence: 60,
    },
    {
      part: "Second point",
      title: "Ask for light",
      words: [
        "You need not judge yourself. Ask the Holy Spirit to show you the day as God sees it, with truth and with mercy.",
      ],
      questions: ["Lord, what do you want me to notice?"],
    },
    {
      part: "Third point",
      title: "Walk through the day",
      words: [
        "Go back to the morning and let the day pass before you, hour by hour: what you thought, said and did.",
      ],
      questions: [
        "When did I feel near to God, at peace, generous?",
        "When did I turn away, grow hard, or pass someone by?",
      ],
      silence: 180,
    },
    {
      part: "Fourth point",
      title: "Ask for mercy",
      words: [
        "Bring to God whatever weighs on you. What is serious, take to a priest in confession; there it is truly lifted.",
      ],
      prayers: [ACT_OF_CONTRITION],
    },
    {
      part: "Fifth point",
      title: "Look to tomorrow",
      words: ["Think of what is coming. Ask for the grace that you will need, and choose one small step."],
      questions: ["Who will need me tomorrow?", "What one thing will I do differently?"],
      prayers: [OUR_FATHER],
    },
  ],
};
