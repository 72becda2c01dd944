import { douay, type Verse } from "~/features/calendar/domain/verses/verse";

export type MysterySet = "Joyful" | "Luminous" | "Sorrowful" | "Glorious";

/** One mystery of the Rosary: a moment of the life of Christ or of his Mother, and the grace that is asked for. */
export interface Mystery {
  name: string;
  fruit: string;
  verse: Verse;
}

const mystery = (name: string, fruit: string, reference: string, text: string): Mystery => ({
  name,
  fruit,
  verse: douay(reference, text),
});

/** The twenty mysteries. */
export const MYSTERIES: Record<MysterySet, readonly Mystery[]> = {
  Joyful: [
    mystery(
      "The Annunciation",
      "Humility",
      "Luke 1:38",
      "Behold the handmaid of the Lord; be it done to me according to thy word.",
    ),
    mystery(
      "The Visitation",
      "Love of neighbor",
      "Luke 1:42",
      "Blessed art thou among women, and blessed is the fruit of thy womb.",
    ),
    mystery(
      "The Nativity",
      "Poverty of spirit",
      "Luke 2:11",
      "For, this day, is born to you a Saviour, who is Christ the Lord, in the city of David.",
    ),
    mystery(
      "The Presentation in the Temple",
      "Obedience",
      "Luke 2:30",
      "Because my eyes have seen thy salvation.",
    ),
    mystery(
      "The Finding in the Temple",
      "Joy in finding Jesus",
      "Luke 2:49",
      "Did you not know, that I must be about my father’s business?",
    ),
  ],
  Luminous: [
    mystery(
      "The Baptism of the Lord",
      "Openness to the Holy Spirit",
      "Matthew 3:17",
      "This is my beloved Son, in whom I am well pleased.",
    ),
    mystery(
      "The Wedding at Cana",
      "To Jesus through Mary",
      "John 2:5",
      "Whatsoever he shall say to you, do ye.",
    ),
    mystery(
      "The Proclamation of the Kingdom",
      "Repentance and trust in God",
      "Mark 1:15",
      "The time is accomplished, and the kingdom of God is at hand: repent, and believe the gospel.",
    ),
    mystery(
      "The Transfiguration",
      "Desire for holiness",
      "Matthew 17:4",
      "Lord, it is good for us to be here.",
    ),
    mystery(
      "The Institution of the Eucharist",
      "Adoration",
      "Luke 22:19",
      "This is my body, which is given for you. Do this for a commemoration of me.",
    ),
  ],
  Sorrowful: [
    mystery(
      "The Agony in the Garden",
      "Sorrow for sin",
      "Matthew 26:39",
      "My Father, if it be possible, let this chalice pass from me. Nevertheless not as I will, but as thou wilt.",
    ),
    mystery("The Scourging at the Pillar", "Purity", "Isaiah 53:5", "By his bruises we are healed."),
    mystery("The Crowning with Thorns", "Courage", "John 19:5", "Behold the Man."),
    mystery(
      "The Carrying of the Cross",
      "Patience",
      "Luke 9:23",
      "If any man will come after me, let him deny himself, and take up his cross daily, and follow me.",
    ),
    mystery("The Crucifixion", "Perseverance", "Luke 23:46", "Father, into thy hands I commend my spirit."),
  ],
  Glorious: [
    mystery(
      "The Resurrection",
      "Faith",
      "Luke 24:5-6",
      "Why seek you the living with the dead? He is not here, but is risen.",
    ),
    mystery(
      "The Ascension",
      "Hope",
      "Matthew 28:20",
      "Behold I am with you all days, even to the consummation of the world.",
    ),
    mystery(
      "The Descent of the Holy Spirit",
      "Love of God",
      "Acts 2:4",
      "And they were all filled with the Holy Ghost.",
    ),
    mystery(
      "The Assumption of Mary",
      "Grace of a happy death",
      "Luke 1:49",
      "Because he that is mighty, hath done great things to me; and holy is his name.",
    ),
    mystery(
      "The Coronation of Mary",
      "Trust in Mary’s intercession",
      "Revelation 12:1",
      "A woman clothed with the sun, and the moon under her feet, and on her head a crown of twelve stars.",
    ),
  ],
};
