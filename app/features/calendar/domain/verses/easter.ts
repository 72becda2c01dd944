import { douay, type Verse } from "./verse";

/** The weeks of Easter from the second to the seventh; the first, the octave, has a verse for each of its days. */
export const EASTER_WEEKS_FROM_SECOND: Verse[][] = [
  [
    douay(
      "1 Peter 1:3",
      "Blessed be the God and Father of our Lord Jesus Christ, who according to his great mercy hath regenerated us unto a lively hope, by the resurrection of Jesus Christ from the dead.",
    ),
    douay(
      "Romans 6:9",
      "Knowing that Christ rising again from the dead, dieth now no more, death shall no more have dominion over him.",
    ),
    douay(
      "Colossians 3:1",
      "Therefore, if you be risen with Christ, seek the things that are above; where Christ is sitting at the right hand of God.",
    ),
  ],
  [
    douay("Luke 24:5-6", "Why seek you the living with the dead? He is not here, but is risen."),
    douay(
      "John 6:35",
      "I am the bread of life: he that cometh to me shall not hunger: and he that believeth in me shall never thirst.",
    ),
    douay("John 21:17", "Lord, thou knowest all things: thou knowest that I love thee."),
  ],
  [
    douay("John 10:11", "I am the good shepherd. The good shepherd giveth his life for his sheep."),
    douay("Psalm 23:1", "The Lord ruleth me: and I shall want nothing.", "Psalm 22:1"),
    douay("John 10:27", "My sheep hear my voice: and I know them, and they follow me."),
  ],
  [
    douay(
      "John 15:5",
      "I am the vine; you the branches: he that abideth in me, and I in him, the same beareth much fruit: for without me you can do nothing.",
    ),
    douay("John 14:6", "I am the way, and the truth, and the life. No man cometh to the Father, but by me."),
    douay("John 15:12", "This is my commandment, that you love one another, as I have loved you."),
  ],
  [
    douay("John 15:9", "As the Father hath loved me, I also have loved you. Abide in my love."),
    douay("John 14:18", "I will not leave you orphans, I will come to you."),
    douay("1 Peter 3:15", "But sanctify the Lord Christ in your hearts."),
  ],
  [
    douay(
      "Acts 1:14",
      "All these were persevering with one mind in prayer with the women, and Mary the mother of Jesus, and with his brethren.",
    ),
    douay("John 17:21", "That they all may be one, as thou, Father, in me, and I in thee."),
    douay("Revelation 22:20", "Surely I come quickly: Amen. Come, Lord Jesus."),
  ],
];

/** Easter Sunday with its octave, the Ascension and Pentecost. */
export const EASTER_DAYS: Record<string, Verse> = {
  "Easter Sunday of the Resurrection of the Lord": douay(
    "Psalm 118:24",
    "This is the day which the Lord hath made: let us be glad, and rejoice therein.",
    "Psalm 117:24",
  ),
  "Monday within the Octave of Easter": douay(
    "Matthew 28:10",
    "Fear not. Go, tell my brethren that they go into Galilee, there they shall see me.",
  ),
  "Tuesday within the Octave of Easter": douay(
    "John 20:16",
    "Jesus saith to her: Mary. She turning, saith to him: Rabboni (which is to say, Master).",
  ),
  "Wednesday within the Octave of Easter": douay(
    "Luke 24:29",
    "Stay with us, because it is towards evening, and the day is now far spent.",
  ),
  "Thursday within the Octave of Easter": douay("Luke 24:36", "Peace be to you; it is I, fear not."),
  "Friday within the Octave of Easter": douay("John 21:12", "Jesus saith to them: Come, and dine."),
  "Saturday within the Octave of Easter": douay(
    "Mark 16:15",
    "Go ye into the whole world, and preach the gospel to every creature.",
  ),
  "Second Sunday of Easter (Sunday of Divine Mercy)": douay(
    "John 20:29",
    "Blessed are they that have not seen, and have believed.",
  ),
  "The Ascension of the Lord": douay(
    "Matthew 28:20",
    "Behold I am with you all days, even to the consummation of the world.",
  ),
  "Pentecost Sunday": douay("Acts 2:4", "And they were all filled with the Holy Ghost."),
};
