import type { PrayerMaterial } from "../material";

/** Words of the Bible turned into prayer, each with its place (Psalms as modern Catholic Bibles number them). */
export const SCRIPTURE: PrayerMaterial = {
  addresses: [
    "Lord",
    "Lord my God",
    "Father",
    "Lord Jesus",
    "God of Abraham, Isaac and Jacob",
    "Lord, my rock",
  ],
  openings: [
    "Lord, You are my shepherd, and there is nothing I shall want (Psalm 23:1).",
    "Father in heaven, hallowed be Your name, and Your will be done (Matthew 6:9-10).",
    "Lord Jesus, You say to all who labor and are burdened, come to me (Matthew 11:28).",
    "Lord, You have searched me and You know me (Psalm 139:1).",
    "God, You are our refuge and our strength, an ever-present help (Psalm 46:2).",
    "Out of the depths I call to You, Lord; hear my voice (Psalm 130:1-2).",
    "Lord, as the deer longs for streams of water, my soul longs for You (Psalm 42:2).",
    "Speak, Lord, for Your servant is listening (1 Samuel 3:9).",
    "To You, Lord, I lift up my soul; in You I trust (Psalm 25:1-2).",
    "Jesus, Son of David, have mercy on me (Mark 10:47).",
    "Lord, to whom shall we go, for You have the words of eternal life (John 6:68).",
  ],
  people: [
    "Bless and keep {people}, Lord, and let Your face shine upon us (Numbers 6:24-25).",
    "I bring {people} to You, as the friends of the paralytic brought him through the roof (Mark 2:4).",
    "Cover {people} with Your pinions, and be a shelter under Your wings (Psalm 91:4).",
    "Remember {people}, Lord, whose very hairs You have numbered (Luke 12:7).",
  ],
  departed: [
    "Hold {departed} in Your hand, for there no torment touches the souls of the just (Wisdom 3:1).",
    "You are the resurrection and the life; grant life in You to {departed} (John 11:25).",
  ],
  worries: [
    "I cast {worry} upon You, because You care for us (1 Peter 5:7).",
    "In {worry} let Your peace, which is beyond all understanding, guard my heart (Philippians 4:7).",
    "When I look at {worry}, say to me again, do not fear, for I am with you (Isaiah 41:10).",
  ],
  thanks: [
    "For {thanks} I give You thanks, for Your mercy endures for ever (Psalm 136:1).",
    "My soul, bless the Lord for {thanks}, and forget none of His gifts (Psalm 103:2).",
    "Every good gift is from above, and so I thank You for {thanks} (James 1:17).",
  ],
  hopes: [
    "Help me to {hope}, for I can do all things in You who strengthen me (Philippians 4:13).",
    "Apart from You I can do nothing; abide in me, that I may {hope} (John 15:5).",
    "Give me a new heart and a new spirit, and teach me to {hope} (Ezekiel 36:26).",
  ],
  wishes: [
    "You tell us to ask and to seek; I ask You for {wish} (Matthew 7:7).",
    "Let my plea for {wish} come before You, as the widow came to the judge (Luke 18:3-5).",
  ],
  concerns: [
    "I commit {concern} to You, and You will act (Psalm 37:5).",
    "In {concern} let all things work together for good, as You promise to those who love You (Romans 8:28).",
  ],
  themes: {
    grief: [
      "You are near to the brokenhearted; be near now (Psalm 34:19).",
      "You will wipe every tear from our eyes, and death shall be no more (Revelation 21:4).",
    ],
    illness: [
      "Lord, only say the word, and healing will come (Matthew 8:8).",
      "You bore our infirmities and carried our sufferings; carry these (Isaiah 53:4).",
    ],
    sin: [
      "A clean heart create in me, O God, and renew a steadfast spirit within me (Psalm 51:12).",
      "O God, be merciful to me, a sinner (Luke 18:13).",
    ],
    conflict: [
      "As You have forgiven, let me also forgive (Colossians 3:13).",
      "Blessed are the peacemakers; make me one of them (Matthew 5:9).",
    ],
    fear: [
      "You are my light and my salvation; whom should I fear (Psalm 27:1).",
      "Though I walk through the valley of the shadow of death, You are with me (Psalm 23:4).",
    ],
    loneliness: [
      "Even if father and mother forsake me, You will take me in (Psalm 27:10).",
      "You are with us always, until the end of the age; let me know it today (Matthew 28:20).",
    ],
    weariness: [
      "They that hope in You renew their strength; give me wings like eagles (Isaiah 40:31).",
      "You give power to the faint; let Your grace be sufficient for me (2 Corinthians 12:9).",
    ],
    doubt: [
      "I do believe; help my unbelief (Mark 9:24).",
      "Not in the wind nor in the fire, but in a still small voice, come to me (1 Kings 19:12).",
    ],
    guidance: [
      "Make known to me Your ways, Lord, and teach me Your paths (Psalm 25:4).",
      "Your word is a lamp for my feet and a light for my path (Psalm 119:105).",
    ],
    work: [
      "Prosper the work of our hands, O Lord, prosper the work of our hands (Psalm 90:17).",
      "Whatever I do, let me do it from the heart, as for You (Colossians 3:23).",
    ],
    family: [
      "As for me and my household, let us serve You (Joshua 24:15).",
      "Unless You build the house, they labor in vain who build it; build ours (Psalm 127:1).",
    ],
    gratitude: [
      "This is the day that You have made; let us rejoice in it and be glad (Psalm 118:24).",
      "My soul proclaims Your greatness, and my spirit rejoices in You (Luke 1:46-47).",
    ],
  },
  general: [
    "Let me be still and know that You are God (Psalm 46:11).",
    "Teach us to number our days, that we may gain wisdom of heart (Psalm 90:12).",
    "Let me do justice and love goodness and walk humbly with You (Micah 6:8).",
    "Give us this day our daily bread (Matthew 6:11).",
    "Let it be done to me according to Your word (Luke 1:38).",
    "Set me as a seal on Your heart, for love is strong as death (Song of Songs 8:6).",
    "Let nothing separate me from Your love in Christ Jesus (Romans 8:39).",
    "Your mercies are renewed each morning, so great is Your faithfulness (Lamentations 3:23).",
    "Let me hunger and thirst for righteousness, and be filled (Matthew 5:6).",
  ],
  seasons: {
    Advent: "In this Advent prepare in my wilderness the way of the Lord (Isaiah 40:3).",
    Christmas:
      "In this Christmas season the Word has become flesh and dwells among us; let me see Your glory (John 1:14).",
    "Ordinary Time":
      "Let Your word grow in me in these days, first the blade, then the ear, then the full grain (Mark 4:28).",
    Lent: "In this Lent You call me to return to You with my whole heart (Joel 2:12).",
    "Paschal Triduum":
      "In these holy days You love Your own to the end; let me keep watch with You (John 13:1).",
    Easter:
      "In this Easter season let me seek the things that are above, where Christ is seated (Colossians 3:1).",
  },
  hours: {
    morning: "In the morning You hear my voice; in the morning I plead before You and wait (Psalm 5:4).",
    midday: "Evening and morning and at noon I cry out, and You hear me (Psalm 55:18).",
    evening: "Stay with us, Lord, for it is toward evening (Luke 24:29).",
    night: "In peace I shall both lie down and sleep, for You alone make me secure (Psalm 4:9).",
  },
  closings: [
    "May the words of my mouth and the thoughts of my heart be pleasing to You, Lord, my rock (Psalm 19:15).",
    "To You who can do far more than all we ask or imagine be glory for ever (Ephesians 3:20-21).",
    "Into Your hands I commend my spirit (Psalm 31:6).",
    "I wait for You, Lord, and in Your word I hope (Psalm 130:5).",
    "You are the same yesterday, today and for ever; on You I rely (Hebrews 13:8).",
    "Surely goodness and mercy will follow me all the days of my life (Psalm 23:6).",
    "Let everything that has breath praise You, Lord (Psalm 150:6).",
    "My help comes from You, the maker of heaven and earth (Psalm 121:2).",
    "Jesus, I trust that nothing is impossible for God (Luke 1:37).",
    "Come, Lord Jesus (Revelation 22:20).",
    "Blessed be the name of the Lord, now and for ever (Psalm 113:2).",
  ],
};
