import type { PrayerText } from "./guide";

export const SIGN_OF_THE_CROSS: PrayerText = {
  name: "Sign of the Cross",
  lines: ["In the name of the Father, and of the Son, and of the Holy Spirit. Amen."],
};

export const OUR_FATHER: PrayerText = {
  name: "Our Father",
  lines: [
    "Our Father, who art in heaven, hallowed be thy name; thy kingdom come, thy will be done on earth as it is in heaven.",
    "Give us this day our daily bread, and forgive us our trespasses, as we forgive those who trespass against us; and lead us not into temptation, but deliver us from evil. Amen.",
  ],
};

export const HAIL_MARY: PrayerText = {
  name: "Hail Mary",
  lines: [
    "Hail Mary, full of grace, the Lord is with thee. Blessed art thou among women, and blessed is the fruit of thy womb, Jesus.",
    "Holy Mary, Mother of God, pray for us sinners, now and at the hour of our death. Amen.",
  ],
};

export const GLORY_BE: PrayerText = {
  name: "Glory Be",
  lines: [
    "Glory be to the Father, and to the Son, and to the Holy Spirit.",
    "As it was in the beginning, is now, and ever shall be, world without end. Amen.",
  ],
};

export const APOSTLES_CREED: PrayerText = {
  name: "Apostles’ Creed",
  lines: [
    "I believe in God, the Father almighty, Creator of heaven and earth; and in Jesus Christ, his only Son, our Lord; who was conceived by the Holy Spirit, born of the Virgin Mary, suffered under Pontius Pilate, was crucified, died, and was buried.",
    "He descended into hell; the third day he rose again from the dead; he ascended into heaven, and sitteth at the right hand of God, the Father almighty; from thence he shall come to judge the living and the dead.",
    "I believe in the Holy Spirit, the holy Catholic Church, the communion of saints, the forgiveness of sins, the resurrection of the body, and life everlasting. Amen.",
  ],
};

export const HAIL_HOLY_QUEEN: PrayerText = {
  name: "Hail, Holy Queen",
  lines: [
    "Hail, holy Queen, Mother of mercy, our life, our sweetness, and our hope. To thee do we cry, poor banished children of Eve; to thee do we send up our sighs, mourning and weeping in this valley of tears.",
    "Turn then, most gracious advocate, thine eyes of mercy toward us; and after this our exile show unto us the blessed fruit of thy womb, Jesus. O clement, O loving, O sweet Virgin Mary.",
    "Pray for us, O holy Mother of God, that we may be made worthy of the promises of Christ.",
  ],
};

/** The collect that ends the Rosary. */
export const ROSARY_COLLECT: PrayerText = {
  name: "Let us pray",
  lines: [
    "O God, whose only begotten Son, by his life, death, and resurrection, has purchased for us the rewards of eternal life: grant, we beseech thee, that, meditating on these mysteries of the most holy Rosary of the Blessed Virgin Mary, we may imitate what they contain and obtain what they promise. Through the same Christ our Lord. Amen.",
  ],
};

export const COME_HOLY_SPIRIT: PrayerText = {
  name: "Come, Holy Spirit",
  lines: [
    "Come, Holy Spirit, fill the hearts of thy faithful, and kindle in them the fire of thy love.",
    "Send forth thy Spirit, and they shall be created; and thou shalt renew the face of the earth. Amen.",
  ],
};

export const ACT_OF_CONTRITION: PrayerText = {
  name: "Act of Contrition",
  lines: [
    "O my God, I am heartily sorry for having offended thee, and I detest all my sins, because I dread the loss of heaven and the pains of hell; but most of all because they offend thee, my God, who art all good and deserving of all my love.",
    "I firmly resolve, with the help of thy grace, to confess my sins, to do penance, and to amend my life. Amen.",
  ],
};
