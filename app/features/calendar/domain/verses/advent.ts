import { douay, type Verse } from "./verse";

/** The four weeks of Advent, each with verses of its own. */
export const ADVENT_WEEKS: Verse[][] = [
  [
    douay("Isaiah 2:5", "O house of Jacob, come ye, and let us walk in the light of the Lord."),
    douay(
      "Romans 13:12",
      "The night is passed, and the day is at hand. Let us therefore cast off the works of darkness, and put on the armour of light.",
    ),
    douay("Mark 13:37", "And what I say to you, I say to all: Watch."),
  ],
  [
    douay(
      "Mark 1:3",
      "A voice of one crying in the desert: Prepare ye the way of the Lord, make straight his paths.",
    ),
    douay("Isaiah 40:1", "Be comforted, be comforted, my people, saith your God."),
    douay(
      "Isaiah 40:31",
      "But they that hope in the Lord shall renew their strength, they shall take wings as eagles, they shall run and not be weary, they shall walk and not faint.",
    ),
  ],
  [
    douay("Philippians 4:4", "Rejoice in the Lord always; again, I say, rejoice."),
    douay("Isaiah 35:4", "God himself will come and will save you."),
    douay(
      "James 5:8",
      "Be you therefore also patient, and strengthen your hearts: for the coming of the Lord is at hand.",
    ),
  ],
  [
    douay(
      "Isaiah 7:14",
      "Behold a virgin shall conceive, and bear a son, and his name shall be called Emmanuel.",
    ),
    douay("Luke 1:38", "Behold the handmaid of the Lord; be it done to me according to thy word."),
    douay(
      "Isaiah 45:8",
      "Drop down dew, ye heavens, from above, and let the clouds rain the just: let the earth be opened, and bud forth a saviour.",
    ),
  ],
];

/** The days from 17 to 24 December, after the great antiphons of Advent. */
export const LATE_ADVENT_DAYS: Record<string, Verse> = {
  "December 17": douay(
    "Wisdom 8:1",
    "She reacheth therefore from end to end mightily, and ordereth all things sweetly.",
  ),
  "December 18": douay("Exodus 3:14", "God said to Moses: I am who am."),
  "December 19": douay(
    "Isaiah 11:1",
    "And there shall come forth a rod out of the root of Jesse, and a flower shall rise up out of his root.",
  ),
  "December 20": douay(
    "Isaiah 22:22",
    "And I will lay the key of the house of David upon his shoulder: and he shall open, and none shall shut: and he shall shut, and none shall open.",
  ),
  "December 21": douay(
    "Luke 1:79",
    "To enlighten them that sit in darkness, and in the shadow of death: to direct our feet into the way of peace.",
  ),
  "December 22": douay(
    "Luke 1:46-47",
    "My soul doth magnify the Lord. And my spirit hath rejoiced in God my Saviour.",
  ),
  "December 23": douay(
    "Matthew 1:23",
    "Behold a virgin shall be with child, and bring forth a son, and they shall call his name Emmanuel, which being interpreted is, God with us.",
  ),
  "December 24": douay(
    "Luke 1:68",
    "Blessed be the Lord God of Israel; because he hath visited and wrought the redemption of his people.",
  ),
};
