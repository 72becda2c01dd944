import type { Mood } from "~/shared/vocabulary";

export interface Verse {
  text: string;
  /** Numbered as in modern Catholic Bibles. The wording is that of the Douay-Rheims Bible (Challoner). */
  reference: string;
}

const verse = (text: string, reference: string): Verse => ({ text, reference });

/** Verses of the public domain for each mood. */
export const MOOD_VERSES: Record<Mood, Verse[]> = {
  joyful: [
    verse("This is the day which the Lord hath made: let us be glad, and rejoice therein.", "Psalm 118:24"),
    verse("Rejoice in the Lord always; again, I say, rejoice.", "Philippians 4:4"),
    verse("My soul doth magnify the Lord. And my spirit hath rejoiced in God my Saviour.", "Luke 1:46-47"),
    verse(
      "These things I have spoken to you, that my joy may be in you, and your joy may be filled.",
      "John 15:11",
    ),
  ],
  peaceful: [
    verse("Peace I leave with you, my peace I give to you", "John 14:27"),
    verse(
      "The Lord ruleth me: and I shall want nothing. He hath set me in a place of pasture.",
      "Psalm 23:1-2",
    ),
    verse("In peace in the self same I will sleep, and I will rest", "Psalm 4:9"),
    verse(
      "And the peace of God, which surpasseth all understanding, keep your hearts and minds in Christ Jesus.",
      "Philippians 4:7",
    ),
  ],
  grateful: [
    verse(
      "In all things give thanks; for this is the will of God in Christ Jesus concerning you all.",
      "1 Thessalonians 5:18",
    ),
    verse("Bless the Lord, O my soul, and never forget all he hath done for thee.", "Psalm 103:2"),
    verse("Praise the Lord, for he is good: for his mercy endureth for ever.", "Psalm 136:1"),
    verse(
      "Every best gift, and every perfect gift, is from above, coming down from the Father of lights",
      "James 1:17",
    ),
  ],
  hopeful: [
    verse("But they that hope in the Lord shall renew their strength", "Isaiah 40:31"),
    verse(
      "Expect the Lord, do manfully, and let thy heart take courage, and wait thou for the Lord.",
      "Psalm 27:14",
    ),
    verse(
      "Now the God of hope fill you with all joy and peace in believing; that you may abound in hope, and in the power of the Holy Ghost.",
      "Romans 15:13",
    ),
    verse(
      "The mercies of the Lord that we are not consumed: because his commiserations have not failed.",
      "Lamentations 3:22",
    ),
  ],
  contemplative: [
    verse("Be still, and see that I am God", "Psalm 46:11"),
    verse("But Mary kept all these words, pondering them in her heart.", "Luke 2:19"),
    verse(
      "As the hart panteth after the fountains of water; so my soul panteth after thee, O God.",
      "Psalm 42:2",
    ),
    verse("Thy word is a lamp to my feet, and a light to my paths.", "Psalm 119:105"),
  ],
  struggling: [
    verse("Come to me, all you that labour, and are burdened, and I will refresh you.", "Matthew 11:28"),
    verse("My grace is sufficient for thee: for power is made perfect in infirmity.", "2 Corinthians 12:9"),
    verse("The Lord is nigh unto them that are of a contrite heart", "Psalm 34:19"),
    verse(
      "Our God is our refuge and strength: a helper in troubles, which have found us exceedingly.",
      "Psalm 46:2",
    ),
  ],
  anxious: [
    verse("Casting all your solicitude upon him, for he hath care of you.", "1 Peter 5:7"),
    verse("Cast thy care upon the Lord, and he shall sustain thee", "Psalm 55:23"),
    verse("Fear not, for I am with thee", "Isaiah 41:10"),
    verse("Let not your heart be troubled. You believe in God, believe also in me.", "John 14:1"),
  ],
  blessed: [
    verse("O taste, and see that the Lord is sweet: blessed is the man that hopeth in him.", "Psalm 34:9"),
    verse("Blessed are the clean of heart: for they shall see God.", "Matthew 5:8"),
    verse("And of his fulness we all have received, and grace for grace.", "John 1:16"),
    verse("And thy mercy will follow me all the days of my life.", "Psalm 23:6"),
  ],
};

/** Verses for users without a mood yet. */
export const FIRST_VERSES: Verse[] = [
  verse("Shew, O Lord, thy ways to me, and teach me thy paths.", "Psalm 25:4"),
  verse(
    "Evening and morning, and at noon I will speak and declare: and he shall hear my voice.",
    "Psalm 55:18",
  ),
];
