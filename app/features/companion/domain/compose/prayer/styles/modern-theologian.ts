import type { PrayerMaterial } from "../material";

/** In the key of the theology of the last century: mystery, freedom, gift of self, communion, history. No quotations. */
export const MODERN_THEOLOGIAN: PrayerMaterial = {
  addresses: [
    "God of mystery",
    "Eternal Love",
    "Father of Jesus Christ",
    "God who speaks",
    "Lord of history",
    "Lord",
  ],
  openings: [
    "God, holy mystery, You are nearer to every question of mine than any answer that I could find.",
    "Father of Jesus Christ, You have spoken Yourself wholly in Your Son, and so I dare to speak to You.",
    "Eternal Love, Father, Son and Spirit, Your very life is gift, and You make room for me in it.",
    "Lord, You do not stand above my history but have entered it and made it Yours.",
    "God who calls me by name, my freedom comes from You and finds itself only in saying yes.",
    "Creator of all that is, I am because You will me, and before I did anything I was loved.",
    "Lord Jesus, in Your human face the invisible God has looked at us.",
    "Holy Spirit, You pray in us where our own words end.",
    "God of truth, You do not fear what I ask, and You do not despise what I feel.",
    "Lord, in the concrete hour that is mine I want to encounter You.",
  ],
  people: [
    "I name {people} before You, for no one believes alone, and each is a thought of Your love.",
    "Give {people} the experience of being accepted without conditions.",
    "In {people} You entrust to me a mystery that is never mine to possess.",
    "Let communion with You bear and deepen all that joins me to {people}.",
  ],
  departed: [
    "I entrust {departed} to Your faithfulness, for Your love does not let fall what it has once called into being.",
    "Bring to its fullness in You the life of {departed}, and heal in mercy what was unfinished.",
  ],
  worries: [
    "I do not want to hide {worry} behind pious words; I set it as it is before You.",
    "Even {worry} is not outside the space that Your Cross has opened.",
    "Let {worry} become a place where trust is learned and not merely asserted.",
  ],
  thanks: [
    "In {thanks} I recognize that existence is gift before it is task.",
    "For {thanks} I thank You, a sign of a goodness greater than itself.",
    "Let {thanks} open my eyes to the Giver who hides in His gifts.",
  ],
  hopes: [
    "Set my freedom free, that I may {hope}.",
    "Let Your grace go before me and carry my will to {hope}.",
    "Form in me the courage to {hope}, not as an achievement but as an answer to You.",
  ],
  wishes: [
    "I ask You for {wish}, and I ask You to purify my asking.",
    "My longing for {wish} points beyond itself; meet me in it.",
  ],
  concerns: [
    "In {concern} let me seek not only a solution but also Your presence.",
    "Let Your Spirit be at work in {concern}, quietly and from within.",
  ],
  themes: {
    grief: [
      "Your Son has gone into the deepest solitude of death, and since then no one dies where You are not.",
      "Do not let my sorrow close upon itself; open it to the hope of resurrection.",
    ],
    illness: [
      "In the fragility of the body teach us that our worth is not in what we can do.",
      "Let those who suffer know themselves as members of Christ, who suffers with them and for them.",
    ],
    sin: [
      "Let me face the truth about myself in the light of a love that is greater than my guilt.",
      "Lead me out of the prison of my own self and into the freedom of Your forgiveness.",
    ],
    conflict: [
      "Let me see in the other not a rival but a person whom You address as You address me.",
      "Break the chain of giving like for like, as You broke it on the Cross.",
    ],
    fear: [
      "Where the future seems dark, let me live from Your promise and not from my calculations.",
      "Let me find beneath my fear the ground that carries me, which is You.",
    ],
    loneliness: [
      "You are in Yourself communion; draw me out of isolation and into Your Church.",
      "Let me find that at the center of my solitude a Thou awaits me.",
    ],
    weariness: [
      "Free me from the illusion that everything depends on me.",
      "Give me a Sabbath of the heart, where I may simply be Your creature.",
    ],
    doubt: [
      "Let my doubt become the seriousness of a faith that seeks understanding.",
      "When You are silent, let me remember that Your Word was spoken once and for all on the Cross.",
    ],
    guidance: [
      "Help me to discern in the events of my life the form of Your particular call.",
      "Let my conscience be a place where I hear Your voice and not only my own.",
    ],
    work: [
      "Let my work be a share in Your care for the world and a service to persons.",
      "Guard in me, amid all usefulness, the sense of what is simply good, true and beautiful.",
    ],
    family: [
      "Let our home be a school of self-giving, where each may become wholly a person.",
      "Let our love mirror, however faintly, the exchange of love that You are.",
    ],
    gratitude: [
      "Let the joy of this moment become praise, for beauty is the radiance of Your glory.",
      "Teach me to receive, for only one who receives can truly give.",
    ],
  },
  general: [
    "Let the Eucharist shape my life into thanksgiving and self-gift.",
    "Make me attentive to the poor, in whom Your Son awaits me.",
    "Let my yes be taken up into the yes that Mary spoke for all creation.",
    "Give the Church of our day the simplicity of the Gospel.",
    "Lead me from the many words to the one Word.",
    "Let faith, hope and love be in me not ideas but a way of living.",
    "Teach me to see the form of Christ in what is hidden and small.",
    "Let me entrust to You what I cannot understand, and do today what love requires.",
  ],
  seasons: {
    Advent: "In this Advent let my waiting become trust, for You come toward us from Your own future.",
    Christmas: "In this Christmas season let me marvel that the infinite God has chosen to be a child.",
    "Ordinary Time": "Let me discover in these ordinary weeks that grace is at work in everyday life.",
    Lent: "Let this Lent be for me a conversion of the heart, a turning from myself to You.",
    "Paschal Triduum":
      "In these days, in which love goes to the end, let me enter the paschal mystery of Your Son.",
    Easter: "In this Easter season let the new creation, begun in the risen Christ, take hold of me.",
  },
  hours: {
    morning: "This new morning is a beginning that I did not make; let me receive it.",
    midday: "In the middle of this day, between tasks, gather me again around what is essential.",
    evening: "This evening I hand back to You the fragments of the day, and You can make them whole.",
    night: "In the night, when control ends, let my letting go be an act of trust.",
  },
  closings: [
    "I ask this in the Spirit, through the Son, who leads us to You, Father.",
    "Let my life become an answer to Your love.",
    "In Jesus Christ, Your yes to the world, I place my hope.",
    "To You, ever greater God, be all honor.",
    "Take me into the self-giving of Your Son, today and at the hour of my death.",
    "Let Your glory appear in the weakness of my love.",
    "You remain faithful; on that I build, through Christ our Lord.",
    "Bring what You have begun in me to its fulfillment in Jesus Christ.",
    "Let me live from You, with You and toward You.",
    "With the whole Church I say to You the yes of faith.",
    "Keep me in the mystery of Your nearness, now and in eternity.",
  ],
};
