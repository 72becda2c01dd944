import type { Verse } from "~/features/calendar/domain/verses/verse";
import type { Guide } from "./guide";
import { COME_HOLY_SPIRIT, GLORY_BE } from "./prayer-texts";

/** A verse read in the four senses of Scripture (Catechism of the Catholic Church, 115-119). */
export function fourSensesOf(verse: Verse): Guide {
  return {
    id: "four-senses",
    title: "The four senses of Scripture",
    subtitle: verse.reference,
    verse,
    closingQuestion: "What did you see in this verse that was new?",
    entryTitle: `The four senses: ${verse.reference}`,
    steps: [
      {
        title: "Open the Scriptures",
        words: [
          "An old verse sums up how the Church reads: the letter tells what happened, allegory what to believe, the moral sense what to do, anagogy where you are going.",
        ],
        prayers: [COME_HOLY_SPIRIT],
      },
      {
        part: "First sense",
        title: "The literal sense",
        words: [
          "What do the words themselves say? All other senses rest on this one. If you have a Bible at hand, read the lines before and after.",
        ],
        verse,
        questions: [
          "Who speaks, and to whom?",
          "What is happening, and when?",
          "What kind of writing is it?",
        ],
        silence: 60,
      },
      {
        part: "Second sense",
        title: "The allegorical sense",
        words: ["What does it tell of Christ? In him the events and images of Scripture find their meaning."],
        verse,
        questions: [
          "Where do I see Christ, his Church or a sacrament here?",
          "What does it ask me to believe?",
        ],
        silence: 60,
      },
      {
        part: "Third sense",
        title: "The moral sense",
        words: ["What does it ask of you? Scripture was written to teach us how to live."],
        verse,
        questions: ["What would change today if I took this at its word?", "Which virtue does it call for?"],
        silence: 60,
      },
      {
        part: "Fourth sense",
        title: "The anagogical sense",
        words: [
          "Where does it lead? Look at it in the light of heaven, toward which the Church is on her way.",
        ],
        verse,
        questions: ["What does it promise?", "What may I hope for, and how does that hope change today?"],
        silence: 60,
      },
      {
        title: "Gather it up",
        words: ["Read the verse once more. Let the four senses sound together, and thank God for his word."],
        verse,
        prayers: [GLORY_BE],
      },
    ],
  };
}
