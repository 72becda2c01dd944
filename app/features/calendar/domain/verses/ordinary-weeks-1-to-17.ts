import { douay, type Verse } from "./verse";

/** Ordinary Time, the first half: two verses a week. */
export const ORDINARY_WEEKS_TO_17: Verse[][] = [
  [
    douay(
      "Matthew 18:20",
      "For where there are two or three gathered together in my name, there am I in the midst of them.",
    ),
    douay("Lamentations 3:23", "They are new every morning, great is thy faithfulness."),
  ],
  [
    douay("John 1:29", "Behold the Lamb of God, behold him who taketh away the sin of the world."),
    douay("1 Samuel 3:10", "Speak, Lord, for thy servant heareth.", "1 Kings 3:10"),
  ],
  [
    douay("Psalm 27:1", "The Lord is my light and my salvation, whom shall I fear?", "Psalm 26:1"),
    douay("Hebrews 13:8", "Jesus Christ yesterday, and to-day; and the same for ever."),
  ],
  [
    douay("Matthew 5:3", "Blessed are the poor in spirit: for theirs is the kingdom of heaven."),
    douay(
      "1 Corinthians 13:13",
      "And now there remain faith, hope, and charity, these three: but the greatest of these is charity.",
    ),
  ],
  [
    douay("Matthew 5:14", "You are the light of the world. A city seated on a mountain cannot be hid."),
    douay("Romans 12:12", "Rejoicing in hope. Patient in tribulation. Instant in prayer."),
  ],
  [
    douay(
      "Deuteronomy 6:5",
      "Thou shalt love the Lord thy God with thy whole heart, and with thy whole soul, and with thy whole strength.",
    ),
    douay("Psalm 119:105", "Thy word is a lamp to my feet, and a light to my paths.", "Psalm 118:105"),
  ],
  [
    douay(
      "Matthew 5:44",
      "But I say to you, Love your enemies: do good to them that hate you: and pray for them that persecute and calumniate you.",
    ),
    douay("1 Corinthians 13:4", "Charity is patient, is kind."),
  ],
  [
    douay(
      "Isaiah 49:15",
      "Can a woman forget her infant, so as not to have pity on the son of her womb? and if she should forget, yet will not I forget thee.",
    ),
    douay(
      "Matthew 6:33",
      "Seek ye therefore first the kingdom of God, and his justice, and all these things shall be added unto you.",
    ),
  ],
  [
    douay("James 1:22", "But be ye doers of the word, and not hearers only, deceiving your own selves."),
    douay("Psalm 37:5", "Commit thy way to the Lord, and trust in him, and he will do it.", "Psalm 36:5"),
  ],
  [
    douay("Mark 5:36", "Fear not, only believe."),
    douay("2 Corinthians 12:9", "My grace is sufficient for thee: for power is made perfect in infirmity."),
  ],
  [
    douay(
      "2 Corinthians 5:17",
      "If then any be in Christ a new creature, the old things are passed away, behold all things are made new.",
    ),
    douay("Genesis 28:16", "Indeed the Lord is in this place, and I knew it not."),
  ],
  [
    douay(
      "Luke 9:23",
      "If any man will come after me, let him deny himself, and take up his cross daily, and follow me.",
    ),
    douay("Psalm 63:2", "O God, my God, to thee do I watch at break of day.", "Psalm 62:2"),
  ],
  [
    douay("Isaiah 43:1", "Fear not, for I have redeemed thee, and called thee by thy name: thou art mine."),
    douay(
      "Galatians 5:22-23",
      "But the fruit of the Spirit is, charity, joy, peace, patience, benignity, goodness, longanimity, mildness, faith, modesty, continency, chastity.",
    ),
  ],
  [
    douay("Matthew 11:28", "Come to me, all you that labour, and are burdened, and I will refresh you."),
    douay("Galatians 6:2", "Bear ye one another’s burdens; and so you shall fulfil the law of Christ."),
  ],
  [
    douay("Isaiah 55:6", "Seek ye the Lord, while he may be found: call upon him, while he is near."),
    douay(
      "Ephesians 2:8",
      "For by grace you are saved through faith, and that not of yourselves, for it is the gift of God.",
    ),
  ],
  [
    douay("Mark 6:31", "Come apart into a desert place, and rest a little."),
    douay(
      "Psalm 23:4",
      "For though I should walk in the midst of the shadow of death, I will fear no evils, for thou art with me.",
      "Psalm 22:4",
    ),
  ],
  [
    douay("Luke 11:28", "Yea rather, blessed are they who hear the word of God, and keep it."),
    douay("Romans 8:28", "And we know that to them that love God, all things work together unto good."),
  ],
];
