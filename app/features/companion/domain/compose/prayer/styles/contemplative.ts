import type { PrayerMaterial } from "../material";

/** Few and quiet words; stillness and presence. */
export const CONTEMPLATIVE: PrayerMaterial = {
  addresses: ["Lord", "Jesus", "Father", "Gentle God", "Holy Spirit", "God of stillness"],
  openings: [
    "Lord, I am here, and You are here.",
    "In the quiet, Father, I let my breath slow and turn my heart to You.",
    "Jesus, I set down what I carry and sit at Your feet.",
    "God of stillness, I come without many words.",
    "Here in Your presence, Lord, I stop and listen.",
    "Holy Spirit, breathe in me, and let the noise grow still.",
    "Father, You see me before I speak, and Your look is kind.",
    "Be near, Lord, in this small silence that I open to You.",
    "Jesus, I rest my gaze on You and let You look at me.",
    "Lord, I bring You this moment just as it is.",
  ],
  people: [
    "I hold {people} before You in silence, and You know all that I would say.",
    "Let Your gaze rest upon {people}.",
    "With each breath I place {people} in Your open hands.",
    "Keep {people} in Your quiet care.",
  ],
  departed: [
    "I entrust {departed} to Your mercy and wait in hope.",
    "Receive {departed} into Your peace, Lord, where every longing rests.",
  ],
  worries: [
    "I notice {worry}, and I lay it down beside You.",
    "You see {worry}; let it grow small in the light of Your presence.",
    "I breathe out {worry}, and breathe in Your peace.",
  ],
  thanks: [
    "For {thanks} my heart is quietly glad.",
    "I taste again the gift of {thanks}, and I give it back to You in thanks.",
    "Thank You for {thanks}, received from Your hand.",
  ],
  hopes: [
    "Slowly, as You will, teach me to {hope}.",
    "Grow in me the desire to {hope}.",
    "I wish to {hope}, and I leave the way to You.",
  ],
  wishes: ["I ask You simply for {wish}.", "You know my longing for {wish}, and I wait for You."],
  concerns: [
    "I place {concern} into Your stillness.",
    "Be in the midst of {concern}, Lord, silent and strong.",
  ],
  themes: {
    grief: [
      "Sit with me in this sorrow, as one who also wept.",
      "Let my tears be a prayer when I have no other.",
    ],
    illness: [
      "Be with every weakness of the body, and let nothing of it be alone.",
      "Let Your healing come as softly as light comes into a room.",
    ],
    sin: [
      "I do not hide from You; look on me with mercy.",
      "Where I have turned away, turn me gently toward You again.",
    ],
    conflict: ["Soften what has hardened in me.", "Between hurt and answer, Lord, give me one quiet breath."],
    fear: [
      "When fear speaks loudly, let me hear Your low voice beneath it.",
      "You are here, and that is enough for the next step.",
    ],
    loneliness: [
      "In this solitude be the One who stays.",
      "Let my loneliness become a room where You and I are together.",
    ],
    weariness: [
      "I am weary, and I let myself be held.",
      "Let me rest in You without having to achieve anything.",
    ],
    doubt: [
      "I believe in the dark that You are near.",
      "Even when I feel nothing, Lord, I remain here with You.",
    ],
    guidance: [
      "Let me wait until the water is clear and Your will can be seen.",
      "Show me one step, and give me peace in taking it.",
    ],
    work: [
      "Be the stillness underneath my work.",
      "Let each task today be done slowly enough to find You in it.",
    ],
    family: [
      "Let Your peace live in the rooms where we live together.",
      "Help me to see each of those whom I love as You see them.",
    ],
    gratitude: [
      "I linger with the good of this day and find You in it.",
      "All is gift, Lord, and I open my hands.",
    ],
  },
  general: [
    "Let me be still, and know that You are God.",
    "I do not need to hurry in Your presence.",
    "Let Your love sink below my thoughts.",
    "Take the scattered pieces of this day and make them one.",
    "Empty me of what is not needed, and remain.",
    "Let silence say what I cannot.",
    "Teach me to receive this moment from You.",
    "Stay, Lord, and let me stay.",
  ],
  seasons: {
    Advent: "In these Advent days I wait for You as one who keeps a lamp lit.",
    Christmas:
      "You came as a child, in silence and by night; let me adore You quietly this Christmas season.",
    "Ordinary Time": "Let me find You in what is ordinary and small.",
    Lent: "Lead me into the desert of this Lent, and speak to my heart.",
    "Paschal Triduum": "In these holy days I stay beside You and keep watch.",
    Easter: "Risen Lord, stand in the midst of this Easter season and say peace to me.",
  },
  hours: {
    morning: "Let the first thought of this morning be of You.",
    midday: "In the middle of the day I pause and return to You.",
    evening: "As this evening grows quiet, let me grow quiet too.",
    night: "In the night, when all is still, keep my heart awake to You.",
  },
  closings: [
    "In You I rest, now and always.",
    "Into Your silence I let go, Lord Jesus.",
    "I remain with You, through Christ our Lord.",
    "Let this quiet go with me wherever I go.",
    "You are here, and I am Yours.",
    "May all that I am be at peace in You.",
    "I listen, Lord, and I trust.",
    "Hold me in Your love until I rest in it for ever.",
    "Let my last word be yes, and my rest be in You.",
    "I ask all this softly, in the name of Jesus.",
    "Keep me near You in the hours to come.",
  ],
};
