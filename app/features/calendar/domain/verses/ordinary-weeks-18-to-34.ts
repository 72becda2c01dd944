import { douay, type Verse } from "./verse";

/** Ordinary Time, the second half: two verses a week, the last ones of the end that is a beginning. */
export const ORDINARY_WEEKS_FROM_18: Verse[][] = [
  [
    douay(
      "Ecclesiastes 3:1",
      "All things have their season, and in their times all things pass under heaven.",
    ),
    douay("Matthew 6:21", "For where thy treasure is, there is thy heart also."),
  ],
  [
    douay("Luke 12:32", "Fear not, little flock, for it hath pleased your Father to give you a kingdom."),
    douay(
      "Hebrews 11:1",
      "Now faith is the substance of things to be hoped for, the evidence of things that appear not.",
    ),
  ],
  [
    douay(
      "Psalm 34:9",
      "O taste, and see that the Lord is sweet: blessed is the man that hopeth in him.",
      "Psalm 33:9",
    ),
    douay(
      "Proverbs 3:5",
      "Have confidence in the Lord with all thy heart, and lean not upon thy own prudence.",
    ),
  ],
  [
    douay("John 6:68", "Lord, to whom shall we go? thou hast the words of eternal life.", "John 6:69"),
    douay(
      "Hebrews 4:16",
      "Let us go therefore with confidence to the throne of grace: that we may obtain mercy, and find grace in seasonable aid.",
    ),
  ],
  [
    douay(
      "James 1:17",
      "Every best gift, and every perfect gift, is from above, coming down from the Father of lights, with whom there is no change, nor shadow of alteration.",
    ),
    douay("Psalm 62:2", "Shall not my soul be subject to God? for from him is my salvation.", "Psalm 61:2"),
  ],
  [
    douay("Mark 7:37", "He hath done all things well."),
    douay("Hebrews 10:23", "Let us hold fast the confession of our hope without wavering."),
  ],
  [
    douay(
      "Psalm 103:8",
      "The Lord is compassionate and merciful: longsuffering and plenteous in mercy.",
      "Psalm 102:8",
    ),
    douay(
      "Ephesians 4:32",
      "And be ye kind one to another; merciful, forgiving one another, even as God hath forgiven you in Christ.",
    ),
  ],
  [
    douay(
      "Psalm 145:18",
      "The Lord is nigh unto all them that call upon him: to all that call upon him in truth.",
      "Psalm 144:18",
    ),
    douay("Mark 10:27", "For all things are possible with God."),
  ],
  [
    douay(
      "Philippians 4:7",
      "And the peace of God, which surpasseth all understanding, keep your hearts and minds in Christ Jesus.",
    ),
    douay(
      "Psalm 27:14",
      "Expect the Lord, do manfully, and let thy heart take courage, and wait thou for the Lord.",
      "Psalm 26:14",
    ),
  ],
  [
    douay("Luke 17:5", "And the apostles said to the Lord: Increase our faith."),
    douay("Habakkuk 3:18", "But I will rejoice in the Lord: and I will joy in God my Jesus."),
  ],
  [
    douay("Philippians 4:13", "I can do all these things in him who strengtheneth me."),
    douay(
      "1 Thessalonians 5:16-18",
      "Always rejoice. Pray without ceasing. In all things give thanks; for this is the will of God in Christ Jesus concerning you all.",
    ),
  ],
  [
    douay("Psalm 121:2", "My help is from the Lord, who made heaven and earth.", "Psalm 120:2"),
    douay(
      "Matthew 6:6",
      "But thou when thou shalt pray, enter into thy chamber, and having shut the door, pray to thy Father in secret: and thy Father who seeth in secret will repay thee.",
    ),
  ],
  [
    douay("Luke 18:13", "O God, be merciful to me a sinner."),
    douay("Mark 9:24", "I do believe, Lord: help my unbelief.", "Mark 9:23"),
  ],
  [
    douay("Luke 19:10", "For the Son of man is come to seek and to save that which was lost."),
    douay("1 John 4:16", "God is charity: and he that abideth in charity, abideth in God, and God in him."),
  ],
  [
    douay(
      "Job 19:25",
      "For I know that my Redeemer liveth, and in the last day I shall rise out of the earth.",
    ),
    douay(
      "Psalm 130:1-2",
      "Out of the depths I have cried to thee, O Lord: Lord, hear my voice.",
      "Psalm 129:1-2",
    ),
  ],
  [
    douay("Matthew 24:35", "Heaven and earth shall pass, but my words shall not pass."),
    douay("2 Timothy 4:7", "I have fought a good fight, I have finished my course, I have kept the faith."),
  ],
  [
    douay("Revelation 21:5", "Behold, I make all things new."),
    douay("Revelation 3:20", "Behold, I stand at the gate, and knock."),
  ],
];
