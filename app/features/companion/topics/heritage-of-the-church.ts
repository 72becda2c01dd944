import type { Topic } from "../domain/topic";

/** Fathers, Doctors, councils and the older Mass. */
export const heritageOfTheChurchTopics: Topic[] = [
  {
    id: "church-fathers",
    title: "The Church Fathers",
    aliases: [
      "church fathers",
      "fathers of the church",
      "early church fathers",
      "early church",
      "apostolic fathers",
      "patristics",
      "patristic",
      "what did the early christians believe",
      "early christians",
      "first christians",
      "ignatius of antioch",
      "irenaeus",
      "were the early christians catholic",
    ],
    summary:
      "The Church Fathers are Christian teachers of the first centuries who are marked by sound doctrine, holiness of life, age and the Church's recognition. They preached, prayed and explained Scripture close to the apostles' time, and are outstanding witnesses of Tradition. A single Father may err; their shared witness on the faith carries great weight. The letters of Ignatius of Antioch or the Confessions of Augustine are good places to begin.",
    catechism: "11,78,113,688",
    notes: {
      scripture: {
        references: "Heb 13:7; 2 Tim 2:2; 2 Thess 2:15",
        text: "Believers are to remember the leaders who taught them God's word, and what was heard from the apostles is to be entrusted to reliable people.",
      },
      patristic: {
        references: "Vincent of Lerins, Commonitorium 2-3",
        text: "Vincent looks to what has been held everywhere, always and by all, and to the agreement of approved teachers.",
      },
      augustine: {
        references: "Against Julian 1-2",
        text: "Augustine appeals to bishops and teachers before him, from East and West, as witnesses to the faith.",
      },
      "vatican-ii": {
        references: "DV 8; DV 23; OT 16",
        text: "The words of the Fathers witness to the living presence of Tradition, and the Church encourages their study.",
      },
      councils: {
        references: "Trent Session 4",
        text: "The council warns against interpreting Scripture contrary to the unanimous consent of the Fathers.",
      },
    },
  },
  {
    id: "doctors-of-the-church",
    title: "The Doctors of the Church",
    aliases: [
      "doctor of the church",
      "doctors of the church",
      "who are the doctors of the church",
      "women doctors of the church",
      "thomas aquinas",
      "teresa of avila",
      "catherine of siena",
      "therese of lisieux",
      "hildegard of bingen",
      "saint augustine",
      "john of the cross",
      "alphonsus liguori",
    ],
    summary:
      "A Doctor of the Church is a saint whom the Church has declared an eminent teacher for all believers, because of holiness and depth of doctrine. Among them are Augustine, Jerome, Thomas Aquinas, John of the Cross and Alphonsus Liguori, and four women: Teresa of Avila, Catherine of Siena, Therese of Lisieux and Hildegard of Bingen. The title does not make all their writings free from error; it commends them as safe guides to the riches of the faith.",
    catechism: "94,828,2683-2684",
    notes: {
      scripture: {
        references: "Dan 12:3; Matt 5:19; 1 Cor 12:28; Eph 4:11-13",
        text: "Those who lead many to justice will shine like stars, whoever does and teaches is great in the kingdom, and God gives teachers to build up the body.",
      },
      "vatican-ii": {
        references: "DV 8",
        text: "The understanding of what was handed on grows through study, contemplation and spiritual experience.",
      },
      "papal-encyclicals": {
        references: "Divini Amoris Scientia",
        text: "In this apostolic letter of 1997 John Paul II declares Therese of Lisieux a Doctor of the Church.",
      },
      liturgy: {
        references: "Common of Doctors of the Church",
        text: "The Missal has its own prayers and readings for saints who taught the faith.",
      },
    },
  },
  {
    id: "ecumenical-councils",
    title: "Ecumenical councils",
    aliases: [
      "ecumenical council",
      "ecumenical councils",
      "councils of the church",
      "church council",
      "vatican ii",
      "second vatican council",
      "vatican i",
      "council of trent",
      "council of nicaea",
      "nicaea",
      "council of jerusalem",
      "how many councils",
      "did vatican ii change the church",
    ],
    summary:
      "An ecumenical council is a solemn gathering of the bishops of the world with the pope, in which they teach and govern the whole Church. Catholics count twenty-one, from Nicaea in 325 to the Second Vatican Council in 1962 to 1965; there is none without the confirmation or reception of Peter's successor. Councils guard and explain the faith received, and each is read in unity with those before it.",
    catechism: "192,465-468,884,891",
    notes: {
      scripture: {
        references: "Acts 15:1-29; Matt 18:20; John 16:13",
        text: "The apostles and elders meet at Jerusalem and decide with the Holy Spirit, who guides them into the truth.",
      },
      patristic: {
        references: "Athanasius, On the Councils; Gregory the Great, Letters, book 1",
        text: "Athanasius defends the faith of Nicaea against many lesser synods, and Gregory says that he honors the first four councils as he does the four Gospels.",
      },
      "vatican-ii": {
        references: "LG 22; LG 25",
        text: "The college of bishops exercises its supreme authority in a solemn way in an ecumenical council.",
      },
      "canon-law": {
        references: "can. 337-341",
        text: "The law explains who calls a council, who takes part, and that its decrees bind when approved by the pope.",
      },
    },
  },
  {
    id: "latin-mass",
    title: "The Latin Mass",
    aliases: [
      "latin mass",
      "traditional latin mass",
      "tridentine mass",
      "tlm",
      "extraordinary form",
      "old mass",
      "mass in latin",
      "why latin",
      "novus ordo",
      "new mass",
      "mass facing east",
      "ad orientem",
      "traditionis custodes",
      "gregorian chant",
    ],
    summary:
      "The Mass of the Roman Rite may be celebrated in Latin or in the language of the people, and it is always the one sacrifice of Christ. The Missal of 1970 renewed by the Second Vatican Council is the ordinary way; the older Missal of 1962 may be used under the rules of the Holy See, which since 2021 entrust the decision to the bishop with Rome. The diocese can say where this is possible. Love for one form should never turn into contempt for others, since the Eucharist is the bond of unity.",
    catechism: "1124-1125,1200-1209",
    notes: {
      scripture: {
        references: "Luke 22:19-20; 1 Cor 11:23-26; 1 Cor 14:9",
        text: "Jesus gives the Eucharist to be done in his memory, Paul hands on what he received, and also asks that words at worship can be understood.",
      },
      "vatican-ii": {
        references: "SC 36; SC 54; SC 116",
        text: "Latin is to be kept in the Latin rites, more room may be given to the mother tongue, and Gregorian chant has pride of place.",
      },
      "papal-encyclicals": {
        references: "Summorum Pontificum; Traditionis Custodes",
        text: "Benedict XVI in 2007 widened and Francis in 2021 narrowed the use of the older Missal in letters issued on their own initiative.",
      },
      "canon-law": {
        references: "can. 928",
        text: "The Eucharist is to be celebrated in Latin or in another language whose texts have been lawfully approved.",
      },
      liturgy: {
        references: "GIRM 41",
        text: "It is fitting that the faithful know how to say or sing at least some parts of the Mass together in Latin.",
      },
    },
  },
];
