import { douay, type Verse } from "./verse";

/** The five weeks from the First Sunday of Lent to Palm Sunday. */
export const LENT_WEEKS: Verse[][] = [
  [
    douay(
      "Matthew 4:4",
      "Not in bread alone doth man live, but in every word that proceedeth from the mouth of God.",
    ),
    douay(
      "Psalm 51:12",
      "Create a clean heart in me, O God: and renew a right spirit within my bowels.",
      "Psalm 50:12",
    ),
    douay(
      "Matthew 7:7",
      "Ask, and it shall be given you: seek, and you shall find: knock, and it shall be opened to you.",
    ),
  ],
  [
    douay(
      "Psalm 27:8",
      "My heart hath said to thee: My face hath sought thee: thy face, O Lord, will I still seek.",
      "Psalm 26:8",
    ),
    douay("Romans 8:31", "If God be for us, who is against us?"),
    douay("Luke 6:36", "Be ye therefore merciful, as your Father also is merciful."),
  ],
  [
    douay(
      "John 4:14",
      "But the water that I will give him, shall become in him a fountain of water, springing up into life everlasting.",
    ),
    douay("Psalm 95:7-8", "To day if you shall hear his voice, harden not your hearts.", "Psalm 94:8"),
    douay(
      "Micah 6:8",
      "I will shew thee, O man, what is good, and what the Lord requireth of thee: Verily, to do judgment, and to love mercy, and to walk solicitous with thy God.",
    ),
  ],
  [
    douay("Luke 15:24", "Because this my son was dead, and is come to life again: was lost, and is found."),
    douay(
      "John 3:16",
      "For God so loved the world, as to give his only begotten Son; that whosoever believeth in him, may not perish, but may have life everlasting.",
    ),
    douay(
      "Ephesians 5:8",
      "For you were heretofore darkness, but now light in the Lord. Walk then as children of the light.",
    ),
  ],
  [
    douay(
      "John 11:25",
      "I am the resurrection and the life: he that believeth in me, although he be dead, shall live.",
    ),
    douay(
      "John 12:24",
      "Unless the grain of wheat falling into the ground die, itself remaineth alone. But if it die, it bringeth forth much fruit.",
      "John 12:24-25",
    ),
    douay("John 8:11", "Neither will I condemn thee. Go, and now sin no more."),
  ],
];

/** Ash Wednesday and the days after it, Holy Week and the Triduum. */
export const LENT_DAYS: Record<string, Verse> = {
  "Ash Wednesday": douay(
    "Joel 2:12",
    "Now therefore saith the Lord: Be converted to me with all your heart, in fasting, and in weeping, and in mourning.",
  ),
  "Thursday after Ash Wednesday": douay(
    "Deuteronomy 30:19",
    "Choose therefore life, that both thou and thy seed may live.",
  ),
  "Friday after Ash Wednesday": douay(
    "Psalm 51:19",
    "A sacrifice to God is an afflicted spirit: a contrite and humbled heart, O God, thou wilt not despise.",
    "Psalm 50:19",
  ),
  "Saturday after Ash Wednesday": douay("Luke 5:32", "I came not to call the just, but sinners to penance."),
  "Palm Sunday of the Passion of the Lord": douay(
    "Matthew 21:9",
    "Hosanna to the son of David: Blessed is he that cometh in the name of the Lord: Hosanna in the highest.",
  ),
  "Monday of Holy Week": douay(
    "Isaiah 42:3",
    "The bruised reed he shall not break, and smoking flax he shall not quench.",
  ),
  "Tuesday of Holy Week": douay(
    "Isaiah 49:6",
    "Behold, I have given thee to be the light of the Gentiles, that thou mayst be my salvation even to the farthest part of the earth.",
  ),
  "Wednesday of Holy Week": douay(
    "Isaiah 53:3",
    "Despised, and the most abject of men, a man of sorrows, and acquainted with infirmity.",
  ),
  "Holy Thursday (Thursday of the Lord’s Supper)": douay(
    "John 13:34",
    "A new commandment I give unto you: That you love one another, as I have loved you, that you also love one another.",
  ),
  "Good Friday (Friday of the Passion of the Lord)": douay(
    "Isaiah 53:5",
    "But he was wounded for our iniquities, he was bruised for our sins: the chastisement of our peace was upon him, and by his bruises we are healed.",
  ),
  "Holy Saturday": douay("Lamentations 3:26", "It is good to wait with silence for the salvation of God."),
};
