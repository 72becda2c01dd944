import type { Objection } from "../domain/objection";

/** Days, foods and signs that some Christians keep otherwise. */
export const sabbathAndCustomsObjections: Objection[] = [
  {
    id: "saturday-sabbath",
    title: "The Church changed the Sabbath from Saturday to Sunday",
    perspectives: ["seventh-day-adventist"],
    aliases: [
      "saturday sabbath",
      "the sabbath is saturday",
      "who changed the sabbath to sunday",
      "seventh day is the sabbath",
      "sunday is not the sabbath",
      "catholic church changed the fourth commandment",
      "keep the sabbath holy",
      "sunday worship is pagan",
    ],
    concern:
      "God blessed the seventh day at creation and wrote it into the Commandments, and no text of Scripture moves it. That the Church keeps the first day seems to put its own authority above God's law.",
    commonGround:
      "The Sabbath is God's gift, a day for worship, rest and freedom from toil, and the Ten Commandments are not abolished.",
    answer:
      "Catholics agree that the seventh day is Saturday and that the Sabbath remains a sign of God's covenant with Israel. They keep Sunday not as a Sabbath moved by decree but as the Lord's Day, because Christ rose on it and in him the new creation has begun. In the New Testament the disciples meet to break bread on the first day, gifts are laid aside on it, John knows the Lord's Day, and Paul forbids judging anyone over sabbaths. Ignatius and Justin, long before Constantine, describe Christians who live by the Lord's Day. The moral core of the commandment, to set time apart for God, stays binding, while the particular day belonged to what foreshadowed Christ. If some Catholics once boasted that the Church had changed the day by its power, they said it badly; Adventists, by contrast, rightly remind all of us that holy rest is a command and not a luxury.",
    references:
      "Exod 20:8-11; Acts 20:7; 1 Cor 16:1-2; Rev 1:10; Col 2:16-17; CCC 2168-2176; CCC 2190; ST II-II q122 a4; Ignatius of Antioch, Magnesians 9; Justin, First Apology 67; Dies Domini",
    topics: ["sunday", "ten-commandments", "old-and-new-law"],
  },
  {
    id: "clean-and-unclean-food",
    title: "God's food laws are still in force",
    perspectives: ["seventh-day-adventist", "muslim"],
    aliases: [
      "unclean meat",
      "why do christians eat pork",
      "kosher laws",
      "is eating pork a sin",
      "is drinking alcohol a sin",
      "dietary laws in leviticus",
      "jesus kept kosher",
    ],
    concern:
      "God distinguished clean from unclean food in his law, and Jesus said that he had not come to abolish it. Adventists add that the body is a temple of the Spirit, and Muslims that Jesus himself kept the law; Christians seem to have dropped a command because it was inconvenient.",
    commonGround:
      "The body belongs to God, what we eat and drink can honor or dishonor him, and the Torah given to Israel is holy.",
    answer:
      "The Church holds with Mark's Gospel that Jesus, when he said that nothing from outside defiles a person, led the food laws to their deeper meaning, purity of heart. In the Acts of the Apostles Peter's vision and the council of Jerusalem free Christians from the nations of most of these laws, since Christ has joined the two peoples. The moral law remains; signs that set Israel apart and pointed ahead have reached their goal. Jews who keep them are faithful to what they have received, and the first Jewish Christians kept them too. Paul asks everyone to respect another's conscience at table and nobody to judge. Moderation, fasting, care for health and freedom from drunkenness are asked of Catholics as well, and here Adventists, Jews and Muslims set an example.",
    references:
      "Mark 7:14-23; Acts 10:9-16; Acts 15:28-29; Rom 14:2-6; 1 Cor 6:19-20; CCC 582; CCC 1964-1968; CCC 2290; ST I-II q102 a6; ST I-II q103 a3-4",
    topics: ["old-and-new-law", "alcohol-and-gambling", "fasting", "health-and-addiction"],
  },
  {
    id: "pagan-feasts",
    title: "Christmas and Easter come from paganism",
    perspectives: [
      "jehovahs-witness",
      "seventh-day-adventist",
      "biblical-fundamentalist",
      "non-denominational",
      "atheist",
      "secular",
    ],
    aliases: [
      "christmas is pagan",
      "easter is pagan",
      "ishtar easter",
      "saturnalia and sol invictus",
      "jesus was not born on december 25",
      "christmas trees are pagan",
      "halloween is pagan",
      "celebrating holidays is unbiblical",
    ],
    concern:
      "The Bible commands no feast of Christ's birth and does not give its date. Since the days and some customs resemble older festivals, it seems that the Church baptized paganism.",
    commonGround:
      "The date of Jesus' birth is not known, and a feast that has lost Christ in eating and buying is no honor to him.",
    answer:
      "Easter is the Christian Passover; its date follows the Jewish feast, many languages call it by a form of that name, and it was kept in the second century. For Christmas the origins are debated: an old tradition placed the Lord's conception at the time of his death in spring and so his birth nine months later, and others think of an answer to the feast of the sun. Either way what is celebrated is the birth of Jesus and no god of the sun. Trees and eggs are customs of peoples, neither commanded nor forbidden, and a thing is not pagan because pagans once had something like it. Scripture lets Israel add feasts of thanks for what God has done, such as the Dedication at which Jesus was present. Whoever keeps no such days for conscience's sake may be respected, as Paul says, and may let others keep them for the Lord.",
    references:
      "Rom 14:5-6; 1 Cor 5:7-8; John 10:22-23; 1 Macc 4:59; Luke 2:10-14; CCC 524-526; CCC 1163-1171; SC 102-104",
    topics: ["liturgical-year", "incarnation", "star-of-bethlehem-and-magi"],
  },
  {
    id: "cross-as-symbol",
    title: "The cross is a pagan sign and not to be honored",
    perspectives: ["jehovahs-witness", "mormon", "muslim"],
    aliases: [
      "torture stake",
      "the cross is pagan",
      "why wear a cross",
      "jesus did not die on a cross",
      "why crucifix with jesus on it",
      "why focus on the death of jesus",
      "sign of the cross is not biblical",
    ],
    concern:
      "To some the cross is an old pagan symbol and the instrument was a simple stake; to others it is strange to honor the tool of an execution, or to look at death instead of at the living Christ.",
    commonGround:
      "Wood saves nobody, the living Christ is the center of faith, and images are not to be adored.",
    answer:
      "Paul wishes to boast of nothing but the cross of Christ, because in it God's love went to the end. The Romans used stakes with a crossbeam; early Christian and pagan writers describe the shape so, and Thomas speaks of the marks of nails in the hands. That other peoples had a sign of two lines is no wonder and proves no borrowing. Christians marked themselves with it already in the days of Tertullian. Catholics honor it because of him who hung on it, and they never tell of Good Friday without Easter. A crucifix shows the price of love, and suffering people all over the world have been consoled by it.",
    references:
      "Gal 6:14; 1 Cor 1:18; 1 Cor 2:2; John 20:25; CCC 616-618; CCC 2166; Tertullian, On the Crown 3",
    topics: ["sign-of-the-cross", "passion-and-cross", "sacred-images"],
  },
];
