import type { Guide, GuideStep } from "./guide";
import { MYSTERIES, type Mystery, type MysterySet } from "./mysteries";
import {
  APOSTLES_CREED,
  GLORY_BE,
  HAIL_HOLY_QUEEN,
  HAIL_MARY,
  OUR_FATHER,
  ROSARY_COLLECT,
  SIGN_OF_THE_CROSS,
} from "./prayer-texts";

const ORDINALS = ["First", "Second", "Third", "Fourth", "Fifth"];

/** The Rosary: five decades, each with its mystery, an Our Father, ten Hail Marys and a Glory Be. */
export function rosaryOf(set: MysterySet): Guide {
  return {
    id: "rosary",
    title: "The Rosary",
    subtitle: `The ${set} Mysteries`,
    closingQuestion: "Which mystery stayed with you?",
    entryTitle: `The Rosary: the ${set} Mysteries`,
    steps: [
      {
        part: "Beginning",
        title: "Begin with the cross",
        words: ["Name quietly what you are praying for."],
        prayers: [SIGN_OF_THE_CROSS, APOSTLES_CREED],
      },
      { part: "Beginning", title: "Our Father", words: [], prayers: [OUR_FATHER] },
      {
        part: "Beginning",
        title: "Hail Mary",
        words: ["Three times: for faith, for hope and for charity."],
        prayers: [HAIL_MARY],
        times: 3,
      },
      { part: "Beginning", title: "Glory Be", words: [], prayers: [GLORY_BE] },
      ...MYSTERIES[set].flatMap((mystery, index) => decade(mystery, `${ORDINALS[index]} ${set} Mystery`)),
      {
        part: "Ending",
        title: "Hail, Holy Queen",
        words: [],
        prayers: [HAIL_HOLY_QUEEN, ROSARY_COLLECT, SIGN_OF_THE_CROSS],
      },
    ],
  };
}

function decade(mystery: Mystery, part: string): GuideStep[] {
  const { name, fruit, verse } = mystery;
  return [
    {
      part,
      title: name,
      words: [`The grace to ask for: ${lowerFirst(fruit)}.`],
      verse,
      prayers: [OUR_FATHER],
    },
    { part, title: name, words: [], prayers: [HAIL_MARY], times: 10 },
    { part, title: name, words: [], prayers: [GLORY_BE] },
  ];
}

function lowerFirst(text: string): string {
  return text[0]!.toLowerCase() + text.slice(1);
}
