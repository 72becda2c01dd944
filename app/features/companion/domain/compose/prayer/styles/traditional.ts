import type { PrayerMaterial } from "../material";

/** The tone of the old collects and devotions: Thee and Thou, beseeching and ending through Christ. */
export const TRADITIONAL: PrayerMaterial = {
  addresses: [
    "O Lord",
    "O my God",
    "Almighty God",
    "Most merciful Father",
    "O Sacred Heart of Jesus",
    "Heavenly Father",
  ],
  openings: [
    "Almighty and everlasting God, I come before Thee with a humble and trusting heart.",
    "O Lord Jesus Christ, Son of the living God, graciously hear my prayer.",
    "Most merciful Father, from whom all good things come, incline Thine ear unto me.",
    "O God, who knowest the hearts of all, look down upon Thy servant in kindness.",
    "Most Sacred Heart of Jesus, fount of all consolation, I place my trust in Thee.",
    "O God, my Creator and my last end, I adore Thee and give Thee thanks for Thy great glory.",
    "Come, O Holy Ghost, fill my heart and kindle in it the fire of Thy love.",
    "O Lord, my God, without whom nothing is strong and nothing is holy, be Thou my helper.",
    "Heavenly Father, I offer Thee my prayers, works, joys and sufferings in union with the Heart of Thy Son.",
    "O most holy Trinity, Father, Son and Holy Ghost, I bow before Thy majesty.",
  ],
  people: [
    "Graciously look upon {people}, I beseech Thee, and stretch forth the right hand of Thy protection.",
    "I commend {people} to Thy fatherly care and to the prayers of the Blessed Virgin Mary.",
    "Pour forth Thy grace upon {people}, and let no evil come near.",
    "Grant to {people} health of mind and body, and everlasting salvation.",
  ],
  departed: [
    "Eternal rest grant unto {departed}, O Lord, and the brightness of Thy perpetual light.",
    "Have mercy, O Lord, upon {departed}, and grant a place in the company of Thy saints.",
  ],
  worries: [
    "Thou seest {worry}; strengthen me, I beseech Thee, that I may bear it with patience.",
    "I cast before Thy throne {worry}, confiding in Thy unfailing Providence.",
    "Deliver me, O Lord, in {worry}, and grant me holy confidence.",
  ],
  thanks: [
    "I give Thee humble and hearty thanks for {thanks}.",
    "For {thanks}, and for all Thy benefits, blessed be Thy holy name.",
    "Accept, O Lord, my thanksgiving for {thanks}.",
  ],
  hopes: [
    "Grant me, by Thy grace, to {hope}.",
    "Vouchsafe to help me to {hope}, for of myself I can do nothing.",
    "Incline my will, O Lord, that I may {hope}.",
  ],
  wishes: [
    "Of Thy goodness grant me {wish}, if it be pleasing unto Thee.",
    "I humbly beg of Thee {wish}, according to Thy most holy will.",
  ],
  concerns: [
    "I commend unto Thee {concern}; dispose all things sweetly for our salvation.",
    "Be mindful, O Lord, of {concern}, and govern all by Thy Providence.",
  ],
  themes: {
    grief: [
      "O Lord, who didst weep at the tomb of Lazarus, comfort all who mourn.",
      "Sweet Mother of Sorrows, stand by those who grieve, as thou didst stand beneath the Cross.",
    ],
    illness: [
      "O Lord, the health of all who believe in Thee, raise up the sick and relieve their pain.",
      "Grant to all who suffer in body the consolation of Thy holy sacraments.",
    ],
    sin: [
      "I am heartily sorry for having offended Thee, who art all good and deserving of all my love.",
      "Create in me a contrite heart, and lead me to a good confession.",
    ],
    conflict: [
      "Grant me meekness toward all, and the grace to pardon as I hope to be pardoned.",
      "Remove all bitterness from my heart, O Lord, and restore charity where it is wanting.",
    ],
    fear: [
      "Under Thy protection I take refuge, and I will fear no evil.",
      "Grant me that holy fear of Thee which casteth out every other fear.",
    ],
    loneliness: [
      "O Lord, who wast forsaken by Thy friends, be the companion of all who are alone.",
      "Send Thy holy Angel to accompany me, that I be not desolate.",
    ],
    weariness: [
      "Refresh Thy servant, O Lord, who laboreth and is burdened.",
      "Grant me perseverance in Thy service and rest when the day is done.",
    ],
    doubt: [
      "I firmly believe all that Thou hast revealed; help Thou my weakness.",
      "Enlighten the darkness of my mind, and give me right faith, firm hope and perfect charity.",
    ],
    guidance: [
      "Direct all my actions by Thy holy inspiration, and carry them on by Thy gracious assistance.",
      "Our Lady of Good Counsel, obtain for me light to know the will of God.",
    ],
    work: [
      "Sanctify my daily labor, O Lord, and let me offer it for Thy greater glory.",
      "Saint Joseph, patron of all who work, obtain for me diligence and peace.",
    ],
    family: [
      "Visit our home, O Lord, and drive far from it all the snares of the enemy.",
      "Jesus, Mary and Joseph, keep every family in holy love.",
    ],
    gratitude: [
      "What shall I render unto Thee, O Lord, for all that Thou hast rendered unto me.",
      "Let my soul magnify Thee, O Lord, and my spirit rejoice in God my Saviour.",
    ],
  },
  general: [
    "Grant me, I beseech Thee, an increase of faith, hope and charity.",
    "Keep me this day without sin, and lead me in the way of Thy commandments.",
    "Let Thy holy will be done in me and by me, now and for ever.",
    "O Mary, Mother of mercy, turn thine eyes toward us.",
    "My holy Guardian Angel, keep and guide me.",
    "Make me docile to Thy grace and faithful in little duties.",
    "Deliver us, O Lord, from all evils, past, present and to come.",
    "Grant that I may seek Thee above all things.",
  ],
  seasons: {
    Advent: "Stir up Thy might, O Lord, in this holy Advent, and come to save us.",
    Christmas: "O Divine Child of Bethlehem, let me kneel before Thy crib in this Christmas season.",
    "Ordinary Time": "Make fruitful, O Lord, the quiet weeks of this season, that I may grow in Thy grace.",
    Lent: "Grant, O Lord, that by the fast and prayer of this Lent I may be cleansed and renewed.",
    "Paschal Triduum":
      "We adore Thee, O Christ, in these most holy days, because by Thy holy Cross Thou hast redeemed the world.",
    Easter: "Let me share, O Lord, in the gladness of this Paschal time, for Thou art truly risen, alleluia.",
  },
  hours: {
    morning: "I offer Thee this morning and all that I shall do and suffer in it.",
    midday: "At this midday hour I recall, with the Angel's greeting, that Thy Word was made flesh.",
    evening: "Before the close of this evening, O Creator of all, receive my prayer.",
    night: "Visit this house by night, O Lord, and let Thy holy Angels dwell herein to keep us in peace.",
  },
  closings: [
    "Through Jesus Christ, Thy Son, our Lord, who liveth and reigneth with Thee world without end.",
    "All this I ask through Christ our Lord.",
    "To Thee be praise and glory, now and for ever.",
    "Through the merits of our Lord Jesus Christ and the prayers of all the Saints, hear me.",
    "Sacred Heart of Jesus, I trust in Thee.",
    "Into Thy hands, O Lord, I commend my spirit.",
    "Through the intercession of the Blessed Virgin Mary, grant what I ask in faith.",
    "Glory be to the Father, and to the Son, and to the Holy Ghost.",
    "Lead me, O Lord, unto life everlasting.",
    "Hear my prayer, O Lord, and let my cry come unto Thee.",
    "Grant this, O Lord, for the honor of Thy holy name.",
  ],
};
