import type { PrayerMaterial } from "../material";

/** Love and longing: the night, the flame, the garden, the inner room, union by grace. */
export const MYSTICAL: PrayerMaterial = {
  addresses: ["Beloved", "O living Flame", "Lord of my soul", "Hidden God", "Divine Guest", "O Love"],
  openings: [
    "Beloved, I seek You in the inmost room of my soul, where You already wait.",
    "O living Flame of love, touch the deep center of my heart.",
    "Hidden God, in this night I have no light but the longing that burns in me.",
    "Lord of my soul, lead me by paths that I do not know to the place where You dwell.",
    "O Love, who loved me before the first morning, draw me after You.",
    "Divine Guest, the door is ajar, and my heart is Your house.",
    "My God, You are deeper in me than my own thoughts.",
    "O Ocean of mercy, I come as a drop that wishes only to be lost in You.",
    "Bridegroom of the soul, I hear Your step in the garden and I rise.",
    "Jesus, pierced for love, let me enter the wound of Your side and be silent there.",
  ],
  people: [
    "Draw {people} into the flame that warms and does not consume.",
    "In the secret of my heart I carry {people} to You.",
    "Let {people} know, even in the night, how great is Your tenderness.",
    "Hide {people} in the cleft of Your Heart.",
  ],
  departed: [
    "Let {departed} see at last the Face of Love, cleansed by the fire of that same love.",
    "Across the night I give {departed} into Your arms, O Mercy.",
  ],
  worries: [
    "Take {worry} into Your fire, and leave me the gold of trust.",
    "Even {worry} is a door where You knock.",
    "I carry {worry} down into the dark where You are, and I leave it there.",
  ],
  thanks: [
    "For {thanks} my soul sings to You in secret.",
    "In {thanks} I have tasted a crumb from Your hidden table.",
    "Thank You for {thanks}, a kiss of Your kindness upon my day.",
  ],
  hopes: [
    "Set fire to my desire to {hope}.",
    "Wound me with a love that longs to {hope}.",
    "Detach me from all that holds me, that I may {hope}.",
  ],
  wishes: [
    "I thirst for {wish}, and beneath that thirst I thirst for You.",
    "Give me {wish}, Beloved, or give me Yourself in its stead.",
  ],
  concerns: [
    "Descend with me into {concern}, for there too is Your dwelling.",
    "Let {concern} become the night in which You lead me by the hand.",
  ],
  themes: {
    grief: [
      "In the emptiness that loss has made, come and dwell.",
      "Let sorrow hollow out in me a deeper room for You.",
    ],
    illness: [
      "Unite each pain to Your wounds, and let none of it be wasted.",
      "When the body is weak, let the soul lean on her Beloved.",
    ],
    sin: [
      "Burn away in me whatever is not love.",
      "I have strayed from the garden; call me by name, and I shall turn.",
    ],
    conflict: [
      "Where love is lacking, teach me to put love, for there You will be found.",
      "Quench in me the fire of anger with the fire of Your charity.",
    ],
    fear: [
      "In Your arms let fear fall asleep.",
      "Though I walk by night, it is Your night, and it is bright with You.",
    ],
    loneliness: [
      "When no one else is near, whisper to me that You are within.",
      "Let this solitude be the desert where You speak to my heart.",
    ],
    weariness: [
      "Let me lean my head upon Your breast and be still.",
      "In the inner cellar of Your love revive what has grown faint.",
    ],
    doubt: [
      "Faith is night, and by night I go out to meet You.",
      "If You hide Your face, hide it only to deepen my desire.",
    ],
    guidance: [
      "Be Yourself the way, for I have no map but love.",
      "Make my will so one with Yours that I choose what You choose.",
    ],
    work: [
      "Among the pots and papers of this day, walk with me.",
      "Let my hands be busy and my heart be with You.",
    ],
    family: [
      "Love in me those whom I love, that they may meet Your tenderness in mine.",
      "Knit our hearts together in the one Heart that was opened for us.",
    ],
    gratitude: [
      "All beauty passed this way from Your hand, and left me aching with joy.",
      "My soul is a small cup, and You have made it overflow.",
    ],
  },
  general: [
    "Let me desire nothing apart from You.",
    "Wean my soul from noise, and give her the silent music of Your presence.",
    "Lead me from dwelling to dwelling until I rest where You are.",
    "Take, O Love, the key to the last closed room.",
    "Let me be nothing, so that You may be all.",
    "Look at me, Beloved, and Your look will make me lovely.",
    "Teach me the knowledge that is learned by loving.",
    "Bury my life with Christ in God.",
  ],
  seasons: {
    Advent: "In the dark womb of this Advent I wait, with Mary, for the Word to stir.",
    Christmas: "O Word made small for love, be born in the poor stable of my heart this Christmas season.",
    "Ordinary Time": "Under the plain veil of ordinary days let me find You hidden.",
    Lent: "Strip me gently in this Lent of all that is not You.",
    "Paschal Triduum":
      "In these holy nights let me stay under the Cross and beside the sealed tomb, loving You in the dark.",
    Easter: "Speak my name in the garden, risen Love, and this Easter season will be all light.",
  },
  hours: {
    morning: "With the first light of this morning my soul turns to You as the flower to the sun.",
    midday: "In the blaze of midday hide me in the shade of Your presence.",
    evening: "Now that evening falls, let us speak together, heart to heart.",
    night: "O blessed night, when all the house is stilled, find me awake with love.",
  },
  closings: [
    "I am Yours, and for You I was born.",
    "In You I lose myself, and in You I am found.",
    "Let me live in love, and at the end die of love.",
    "Come, Lord Jesus, and be my all.",
    "Into the furnace of Your Heart I cast myself, for ever.",
    "Draw me, and I shall run to You.",
    "Remain in me, that I may remain in You.",
    "Let Your will be my paradise, now and in the life to come.",
    "You alone are enough, O my God.",
    "Kindle in me what You would crown in heaven, through Jesus our Lord.",
    "To You, hidden and near, be all my love.",
  ],
};
