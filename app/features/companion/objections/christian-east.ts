import type { Objection } from "../domain/objection";

/** What the Orthodox Churches ask of Rome. */
export const christianEastObjections: Objection[] = [
  {
    id: "filioque",
    title: "The West added the filioque to the Creed",
    perspectives: ["orthodox"],
    aliases: [
      "filioque",
      "and the son in the creed",
      "the west changed the creed",
      "the spirit proceeds from the father alone",
      "double procession",
      "latin addition to the nicene creed",
      "who added filioque",
    ],
    concern:
      "The Council of 381 confessed that the Spirit proceeds from the Father, and no part of the Church had the right to alter that Creed alone. The addition also seems to obscure the Father as the one source in the Trinity.",
    commonGround:
      "The Father is the one source without source of the Son and the Spirit, and the Greek text of 381 is normative and unaltered for all.",
    answer:
      "The Catholic Church says plainly that the Greek Creed without the addition is the irrevocable expression of the faith, and Eastern Catholics recite it so. Latin theology did not wish to set up a second source: the Spirit comes principally from the Father and, by the Father's gift, from the Son, as from one principle. Greek Fathers speak of a coming through the Son, and Maximus the Confessor, asked about the Latins of his time, judged that they did not make the Son the cause of the Spirit. The Latin verb is also wider than the Greek one, which says origin from the first source. It must be granted that the word entered the Creed in the West without a common council, and that it was later used harshly. Both traditions can be read as completing each other, and the dialogue has made great progress on it.",
    references:
      "John 15:26; John 16:13-15; Gal 4:6; CCC 246-248; ST I q36 a2-3; Maximus the Confessor, Letter to Marinus; Augustine, On the Trinity 15.26; Florence, Laetentur Caeli; The Greek and Latin Traditions regarding the Procession of the Holy Spirit (1995)",
    topics: ["holy-spirit", "trinity", "creed"],
  },
  {
    id: "primacy-in-first-millennium",
    title: "Rome had a primacy of honor only",
    perspectives: ["orthodox", "anglican"],
    aliases: [
      "papal primacy not in first millennium",
      "first among equals",
      "primacy of honor",
      "universal jurisdiction of the pope",
      "the early church was conciliar",
      "canon 28 of chalcedon",
      "pentarchy",
      "orthodox view of the pope",
    ],
    concern:
      "In the undivided Church the bishop of Rome was first among the patriarchs, but he governed neither East nor West alone; councils decided. Immediate jurisdiction over every diocese, as defined in 1870, seems to be unknown to the Fathers.",
    commonGround:
      "Rome held the first place in the Church of the first millennium, and primacy and the council of bishops belong together.",
    answer:
      "Catholics can agree that the papacy of the second millennium took forms that the first did not know, and that primacy is to be lived within the communion of bishops. But the first place was more than courtesy. Clement writes with authority to Corinth, Irenaeus points to the Church of Rome as a measure of apostolic faith, bishops of East and West appealed to it, and Chalcedon received Leo's letter as the voice of Peter. There is also evidence on the other side, such as the resistance to Victor in the question of Easter and the canons on Constantinople, and honest history keeps both. The joint commission of Catholics and Orthodox has recognized that there was a primacy at the universal level and that its exercise has to be studied anew. John Paul II asked the other Churches to help find a form in which this service can be received by all.",
    references:
      "Matt 16:18-19; Luke 22:31-32; Acts 15:6-22; CCC 880-887; LG 22-23; UR 14; Ut Unum Sint 88-96; Irenaeus, Against Heresies 3.3.2; Vatican I, Pastor Aeternus; Ravenna Document (2007); Chieti Document (2016)",
    topics: ["papacy", "ecumenical-councils", "bishops-and-apostolic-succession", "unity-and-ecumenism"],
  },
  {
    id: "immaculate-conception-and-east",
    title: "The Immaculate Conception rests on a Western idea of original sin",
    perspectives: ["orthodox"],
    aliases: [
      "orthodox view of the immaculate conception",
      "ancestral sin",
      "do orthodox believe in the immaculate conception",
      "inherited guilt augustine",
      "panagia all holy",
      "orthodox and original sin",
      "mary was purified at the annunciation",
    ],
    concern:
      "The East calls the Mother of God all-holy but teaches that we inherit mortality and corruption from Adam and not his guilt. The dogma of 1854 seems to solve a problem that only Augustine's view creates, and to set Mary apart from our race.",
    commonGround:
      "East and West sing of Mary as all-holy and without stain, and confess that she was redeemed by her Son and shares our mortal nature.",
    answer:
      "The Catholic Church does not teach that we bear Adam's personal guilt; the Catechism calls original sin a fallen state, the loss of the first holiness, contracted and not committed. Said positively, the dogma means that the grace which others receive at baptism was in Mary from her beginning, so that her yes was free and whole. It does not take her out of Adam's race, nor does it say that she was beyond suffering or, as far as the Church has defined, beyond death. Byzantine hymns and preachers such as Andrew of Crete praise her purity from her origin in words that Catholics gladly make their own. It is true that the definition uses Latin categories and was made without the East. What is believed can be said in more than one theological language, and this one need not divide where the faith in her holiness is the same.",
    references:
      "Luke 1:28; Rom 5:12; CCC 404-405; CCC 490-493; LG 56; UR 15; UR 17; Trent Session 5; Ineffabilis Deus",
    topics: ["immaculate-conception", "original-sin", "mary-devotion"],
  },
  {
    id: "sack-of-constantinople",
    title: "Latin Christians sacked Constantinople",
    perspectives: ["orthodox"],
    aliases: [
      "fourth crusade",
      "sack of constantinople",
      "1204",
      "crusaders attacked orthodox christians",
      "catholics destroyed byzantium",
      "latin empire of constantinople",
      "rome never apologized to the east",
    ],
    concern:
      "In 1204 crusaders plundered the greatest city of the Christian East, profaned its altars and set a Latin patriarch in its see. For the Orthodox this wound, and the attempts to bring them under Rome by pressure, speak louder than words about unity.",
    commonGround: "It was a crime against brothers and sisters in the same faith, and no end can justify it.",
    answer:
      "There is nothing here to defend. Innocent III had forbidden the attack on Christians and condemned the cruelty, but he accepted what came of it, and the Latin rule that followed deepened the break more than any doctrine. John Paul II expressed his deep regret in Athens in 2001 and again to the Patriarch of Constantinople. In 1965 Paul VI and Patriarch Athenagoras had regretted the acts of 1054 and committed the excommunications to oblivion. Relics of great saints of the East have been returned. A memory is healed by truth, by asking forgiveness and by patience, and Catholics have to go first in this and not demand that others forget.",
    references:
      "Matt 5:23-24; CCC 817; CCC 821; UR 7; UR 14; Ut Unum Sint 52; Joint Declaration of Paul VI and Athenagoras I (1965)",
    topics: ["unity-and-ecumenism", "peace-and-war", "holiness-and-scandal", "forgiving-others"],
  },
  {
    id: "scholastic-rationalism",
    title: "Latin theology replaced mystical life with philosophy",
    perspectives: ["orthodox"],
    aliases: [
      "scholasticism is rationalism",
      "essence and energies",
      "palamas versus aquinas",
      "created grace",
      "divine simplicity",
      "catholics are too legalistic",
      "theosis versus justification",
      "juridical view of salvation",
    ],
    concern:
      "The Fathers taught knowledge of God by prayer and purification, and deification by his uncreated energies. Scholastic theology seems to have turned this into arguments and legal terms, with grace as something created.",
    commonGround:
      "God is beyond all concepts, the goal of salvation is to share in the divine life, and only the pure of heart will see him.",
    answer:
      "The Catholic Church confesses deification in so many words: the Son of God became man so that we might become partakers of the divine nature, and grace is first of all God's gift of himself. Created grace is only the name for the change that this gift works in us. Thomas teaches that we do not know what God is in himself, and he set his work of prayer and worship above all he had written. The Latin West also has its school of silence, from Gregory the Great and Bernard to Teresa and John of the Cross. It is true that handbooks at times reduced theology to a system and salvation to law. The Council calls the East and West complementary, gives thanks for Eastern spiritual riches, and Gregory Palamas is honored in the worship of Byzantine Catholics.",
    references:
      "2 Pet 1:4; Matt 5:8; 1 Cor 13:12; CCC 42-43; CCC 460; CCC 1996-2000; CCC 2709-2719; UR 15; UR 17; ST I q13 a5; Athanasius, On the Incarnation 54; Orientale Lumen",
    topics: ["grace", "talking-about-god", "contemplation", "holiness"],
  },
  {
    id: "eastern-catholics",
    title: "The Eastern Catholic Churches were taken from Orthodoxy",
    perspectives: ["orthodox"],
    aliases: [
      "uniatism",
      "uniates",
      "eastern catholics are a trojan horse",
      "greek catholics left orthodoxy",
      "latinization of the east",
      "union of brest",
      "proselytism among the orthodox",
      "byzantine catholics",
    ],
    concern:
      "Unions with Rome divided Orthodox Churches, often with political pressure behind them, and Eastern Catholics were then made more Latin. The Orthodox see in this a method that treats sister Churches as mission land.",
    commonGround:
      "Winning the faithful of another apostolic Church by pressure or advantage is wrong, and the Eastern traditions deserve to be kept whole.",
    answer:
      "In the Balamand statement of 1993 the joint commission said together that this method of union is no longer acceptable, because it rests on a view that the two Churches do not share today, and that Eastern Catholics have the right to exist and to serve their faithful. Some Eastern Churches had never ended communion with Rome or sought it in good faith; others were drawn by a mixture of motives in which states had their hand. Latinization did happen, and the Council ordered these Churches to return to their own traditions. Eastern Catholics have also suffered for their faith, above all under Soviet rule, when they were suppressed by force. Today Rome seeks communion between Churches and not the absorption of one by the other, and holds the sacraments of the Orthodox to be true. Wounds remain on both sides, and they need to be heard by both.",
    references:
      "John 17:21; CCC 838; CCC 1200-1203; OE 5-6; UR 14-18; Ut Unum Sint 59-60; Orientale Lumen; Balamand Statement (1993)",
    topics: ["unity-and-ecumenism", "liturgy", "religious-freedom"],
  },
];
