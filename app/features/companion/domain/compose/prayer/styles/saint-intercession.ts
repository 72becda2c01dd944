import type { PrayerMaterial } from "../material";

/**
 * Asks a saint to pray, and never speaks as the saint. `{saint}` is a form of address, `{saintName}` the
 * saint spoken of to God; either may be all the saints. Nothing is said of the
 * saint's life, so that every line fits every saint, Our Lady and the angels too.
 */
export const SAINT_INTERCESSION: PrayerMaterial = {
  // Every line calls on the saint itself.
  addresses: [],
  openings: [
    "{saint}, I turn to you with trust, for you stand before the face of God.",
    "{saint}, in the communion of saints you are near to us; hear my request and carry it to the Lord.",
    "Lord, You are glorious in Your saints; through the prayers of {saintName} hear me.",
    "{saint}, you see the God whom I seek; pray with me and for me.",
    "Father, You have given us heavenly friends; today I ask {saintName} to join my prayer.",
    "{saint}, I come with trust in your intercession and in the goodness of God.",
    "{saint}, pray for me to the Lord our God, who has made you holy.",
    "Lord Jesus, I thank You for {saintName}, in whom Your grace has shone.",
    "{saint}, receive my prayer and join it to your own before God.",
    "{saint}, from the joy of heaven look with kindness on those who are still on the way.",
  ],
  people: [
    "{saint}, pray for {people}.",
    "Ask the Lord, {saint}, to hold {people} in His love.",
    "Remember {people} before the throne of God, {saint}.",
    "{saint}, accompany {people} with your prayer on every step of the way.",
  ],
  departed: [
    "{saint}, pray for {departed}, that God in His mercy may open the gates of heaven.",
    "Ask the Lord, {saint}, to give {departed} eternal rest and light.",
  ],
  worries: [
    "You know {worry}, {saint}; ask God to give me peace.",
    "{saint}, pray with me in {worry}, that I may not lose trust.",
    "Carry {worry} with me to the heart of Jesus, {saint}.",
  ],
  thanks: [
    "{saint}, join me in thanking God for {thanks}.",
    "With you, {saint}, and with all the saints I praise the Lord for {thanks}.",
    "Help me, {saint}, to give God fitting thanks for {thanks}.",
  ],
  hopes: [
    "Obtain for me from God the grace to {hope}.",
    "{saint}, pray that I may {hope}.",
    "Ask Jesus, {saint}, to help me to {hope}.",
  ],
  wishes: [
    "{saint}, ask the Lord to grant me {wish}, if it serves my good.",
    "Join your prayer to mine, {saint}, as I ask God for {wish}.",
  ],
  concerns: [
    "{saint}, I entrust {concern} to your prayers.",
    "Intercede with God for {concern}, {saint}, and help me to accept His will.",
  ],
  themes: {
    grief: [
      "{saint}, pray for all who mourn, that they may find comfort in the risen Lord.",
      "Ask the Lord to dry the tears of those who grieve, {saint}.",
    ],
    illness: [
      "{saint}, pray for the sick and for all who care for them.",
      "Ask Christ the Healer to give strength to body and soul, {saint}.",
    ],
    sin: [
      "{saint}, pray for me, a sinner, that I may return to God with all my heart.",
      "Obtain for me, {saint}, true sorrow for my sins and the joy of being forgiven.",
    ],
    conflict: [
      "{saint}, pray that I may forgive from the heart and seek peace.",
      "Ask the Lord to heal what is divided between us, {saint}.",
    ],
    fear: [
      "{saint}, pray that I may trust God more than I fear what may come.",
      "Defend us by your prayers, {saint}, and ask God to give us courage.",
    ],
    loneliness: [
      "{saint}, remind me by your friendship that no one who prays is alone.",
      "Pray for all who are lonely, {saint}, that God may send them a friend.",
    ],
    weariness: [
      "{saint}, pray that I may find rest in God and rise again with new strength.",
      "Ask the Lord to uphold all who are weary, {saint}.",
    ],
    doubt: [
      "{saint}, pray that my faith may not fail when God seems far away.",
      "Ask the Holy Spirit to give me light, {saint}.",
    ],
    guidance: [
      "{saint}, pray that I may know what God asks of me, and have the courage to do it.",
      "Obtain for me the gift of counsel, {saint}.",
    ],
    work: [
      "{saint}, pray that I may do my work with diligence and love.",
      "Ask God to bless the work of our hands, {saint}.",
    ],
    family: [
      "{saint}, pray for our home, that Christ may be at its center.",
      "Ask the Lord to keep those whom I love in unity and peace, {saint}.",
    ],
    gratitude: [
      "{saint}, teach me to praise God as you praise Him without end.",
      "Let my thanks rise to God together with your song, {saint}.",
    ],
  },
  general: [
    "{saint}, pray for the Church on earth.",
    "Help me by your prayers, {saint}, to love Jesus more.",
    "{saint}, pray that I may persevere until the end.",
    "Obtain for me, {saint}, a humble and generous heart.",
    "May your example, {saint}, draw me closer to Christ.",
    "{saint}, pray for those who have nobody to pray for them.",
    "Ask God to increase my faith, my hope and my love, {saint}.",
    "With Mary, the Mother of God, and all the saints, {saint}, remember me before the Lord.",
  ],
  seasons: {
    Advent: "{saint}, pray that in this Advent I may watch and be ready for the Lord.",
    Christmas: "{saint}, help me to adore the newborn King in this Christmas season.",
    "Ordinary Time": "{saint}, pray that I may be faithful to God in ordinary days.",
    Lent: "{saint}, pray that this Lent may turn my heart to God.",
    "Paschal Triduum": "{saint}, stay with me in prayer beneath the Cross in these holy days.",
    Easter: "{saint}, rejoice with us in this Easter season, for Christ is risen.",
  },
  hours: {
    morning: "{saint}, pray that this morning may begin in the name of the Lord.",
    midday: "In the midst of this day, {saint}, lift my heart to God by your prayer.",
    evening: "As evening comes, {saint}, keep me company in prayer.",
    night: "Watch with me in prayer this night, {saint}.",
  },
  closings: [
    "{saint}, pray for us, that we may be made worthy of the promises of Christ.",
    "All this I ask of God through your prayers, {saint}, and through Christ our Lord.",
    "{saint}, pray for me now and at the hour of my death.",
    "Lead me by your intercession to Jesus, {saint}, who is my all.",
    "{saint}, present my prayer to God, to whom be glory for ever.",
    "Together with you, {saint}, may I one day see the face of God.",
    "{saint}, do not forget me before God.",
    "Through the intercession of {saintName}, Lord, hear my prayer.",
    "{saint}, pray for us and for the whole world.",
    "Lord, grant what I ask through {saintName}, if it is Your will.",
    "{saint}, help me to say with all my heart that God's will be done.",
  ],
};
