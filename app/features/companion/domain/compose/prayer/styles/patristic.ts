import type { PrayerMaterial } from "../material";

/** In the manner of the Fathers: the Word made flesh, the physician, light and darkness, great contrasts. */
export const PATRISTIC: PrayerMaterial = {
  addresses: [
    "O Word of the Father",
    "Lover of mankind",
    "Christ our God",
    "Physician of souls",
    "O Master",
    "Good Shepherd",
  ],
  openings: [
    "O Word of the Father, who became what we are that we might come to share in what You are, hear us.",
    "Christ our God, Light from Light, shine upon the night of my mind.",
    "Physician of our souls and bodies, I come to You with all my wounds uncovered.",
    "O Master and Lover of mankind, who hung the earth upon the waters, You were hung upon the wood for us.",
    "Holy Trinity, one light in three Persons, illumine the one who calls upon You.",
    "Good Shepherd, who left the ninety-nine upon the mountains, come and seek me too.",
    "O Uncreated One, who fashioned us from dust and breathed Your breath into us, remember Your creature.",
    "Lord Jesus, new Adam, who opened by a tree the garden that was closed by a tree, open to me.",
    "O God, whom no thought can contain and whom a humble heart can hold, dwell in mine.",
    "King of the ages, who emptied Yourself to fill our poverty, look upon us.",
  ],
  people: [
    "Carry {people} upon Your shoulders, O Shepherd, as the sheep that are Your own.",
    "Gather {people} under the shelter of Your wings and into the ark of Your Church.",
    "Pour oil and wine upon every wound of {people}, as the Samaritan on the road.",
    "Write the names of {people} in the book of life.",
  ],
  departed: [
    "Give rest to {departed}, O Christ, in a place of light, a place of refreshment, where there is no sighing.",
    "Trampler of death, lead {departed} from death into Your life.",
  ],
  worries: [
    "Stretch out Your hand over {worry}, as over the waves when the boat was sinking.",
    "Heal {worry}, O Physician, for no wound is too deep for Your medicine.",
    "Turn {worry} into an altar where I meet Your mercy.",
  ],
  thanks: [
    "For {thanks} I offer You the sacrifice of praise, Your own from what is Your own.",
    "Fountain of all that is good, I praise You for {thanks}.",
    "Let {thanks} be to me a ray by which I climb toward the sun.",
  ],
  hopes: [
    "Train me, as an athlete in the arena of grace, to {hope}.",
    "Restore in me Your image, that I may {hope}.",
    "Without You I fall; with You I shall {hope}.",
  ],
  wishes: [
    "Give, O bountiful King, the gift of {wish}, and with it the Giver.",
    "I knock at Your door at midnight for {wish}, O Friend who will not send me away.",
  ],
  concerns: [
    "Lay the beam of Your Cross as a bridge across {concern}.",
    "Be the pilot in the storm of {concern}, O Helmsman of our souls.",
  ],
  themes: {
    grief: [
      "By death You have trampled death; let those who weep see the stone rolled away.",
      "You wept for Your friend as man, and raised him as God; be with us in our weeping.",
    ],
    illness: [
      "Let the hem of Your garment pass near to all who lie sick.",
      "You bore our infirmities, O Healer; make even weakness a road to You.",
    ],
    sin: [
      "I have squandered Your gifts in a far country; run to meet me, Father, while I am yet a long way off.",
      "Wash the coin of my soul, O King, until Your image shines on it again.",
    ],
    conflict: [
      "You who broke down the wall of enmity, break down what divides us.",
      "From the Cross You prayed for Your enemies; give me that prayer.",
    ],
    fear: [
      "Let me fear nothing but to lose You, for You have emptied the tomb.",
      "Say to the wind within me, as You said to the sea, be still.",
    ],
    loneliness: [
      "You yourself had nowhere to lay Your head; make my heart Your lodging.",
      "In the body of Your Church let no member suffer alone.",
    ],
    weariness: [
      "You sat weary at the well; give me the living water and I shall rise.",
      "Feed me with the bread of the strong, for the road is long.",
    ],
    doubt: [
      "As Thomas was led by Your wounds to the light, lead me.",
      "Faith seeks You in the dark; let her find You, O Light that no darkness overcomes.",
    ],
    guidance: [
      "Be the pillar of fire that goes before me.",
      "Open the ears of my heart to the Scriptures, that I may know the way.",
    ],
    work: [
      "You worked with Your hands at Nazareth; let mine serve You.",
      "Make my labor a seed, and give it rain from heaven.",
    ],
    family: [
      "Make each home a little church, where You are the lamp on the stand.",
      "You sanctified the wedding feast; change the water of our days into wine.",
    ],
    gratitude: [
      "Let all that has breath praise You, the sun by day and the least of the stars.",
      "What have I that I have not received from You, O Giver of all.",
    ],
  },
  general: [
    "Let the wood of Your Cross be my ladder, my anchor and my shade.",
    "Baptized into Your death, let me walk in Your life.",
    "Kindle the lamp of my soul with the oil of mercy.",
    "Make me poor in spirit, that I may be rich in You.",
    "Let Your Scriptures be my garden and Your commandments its fruit.",
    "Number me among the guests at Your banquet, clothed in the garment of Your giving.",
    "Deliver me from the tyranny of the passions and make me truly free.",
    "Teach my tongue silence and my heart the song of the angels.",
  ],
  seasons: {
    Advent:
      "In this Advent the prophets cry out and the whole creation leans toward Your coming; make me ready.",
    Christmas:
      "In this Christmas season the Timeless One lies in a manger; let me marvel with the shepherds.",
    "Ordinary Time": "Let the seed that You sow in these days fall on good ground and bear a hundredfold.",
    Lent: "In the contest of this Lent go with me into the desert, O Victor over the tempter.",
    "Paschal Triduum":
      "In these three days You sleep in the tomb and wake the dead; let me be buried and raised with You.",
    Easter: "This is the Pascha of the Lord; let heaven be glad, and earth, and my heart with them.",
  },
  hours: {
    morning: "O Dayspring from on high, rise over this morning.",
    midday: "At the midday hour You were lifted on the Cross; draw me to Yourself.",
    evening: "Gladsome Light, as the evening lamp is lit I praise You.",
    night: "At midnight the Bridegroom comes; find me watching with my lamp alight.",
  },
  closings: [
    "For Yours is the kingdom and the power and the glory, to the ages of ages.",
    "To You be glory, with the Father and the all-holy Spirit, now and for ever.",
    "For You are good and You love mankind, O Christ our God.",
    "Through You, O Word, all things were made, and in You let all be made new.",
    "Bring me at last to the city that needs no sun, for You are its light.",
    "Glory to Your condescension, O only Lover of mankind.",
    "Remember me, O Lord, in Your kingdom.",
    "Let Your mercy be upon us, as we have hoped in You.",
    "To the Father through the Son in the Holy Spirit be praise without end.",
    "Guard Your temple, O Lord, and dwell in it for ever.",
    "Have mercy on us, O Christ, who have no other hope.",
  ],
};
