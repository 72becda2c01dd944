import type { Topic } from "../domain/topic";

/** The moral law: natural law, the old and the new law, the commandments. */
export const moralLawTopics: Topic[] = [
  {
    id: "natural-law",
    title: "Natural moral law",
    aliases: [
      "natural law",
      "moral law",
      "relativism",
      "moral relativism",
      "is morality objective",
      "absolute truth",
      "universal morality",
      "right and wrong for everyone",
      "who decides what is right",
      "law written on the heart",
      "your truth my truth",
      "objective morality",
      "is it wrong everywhere",
    ],
    summary:
      "The natural law is our sharing, through reason, in God's wisdom: every person can know the basic truths about good and evil that are written in the human heart. It is the same for all peoples and times, although it is applied in different conditions and is not seen by everyone with equal clarity. Because sin clouds our sight, grace and revelation help us to know it surely. It is the foundation of human rights and of just civil laws.",
    catechism: "1950-1960,1975-1979",
    notes: {
      scripture: {
        references: "Rom 2:14-15; Sir 17:5-9",
        text: "God gave human beings understanding of good and evil, and even those without the law of Moses show its work in their conscience.",
      },
      aquinas: {
        references: "ST I-II q90-97; ST I-II q94 a2",
        text: "Natural law is the rational creature's share in the eternal law, and its first precept is to do good and avoid evil.",
      },
      augustine: {
        references: "Confessions 2.4",
        text: "The law against theft is written in the human heart, and not even wickedness can erase it.",
      },
      "vatican-ii": {
        references: "GS 16; DH 3",
        text: "Deep in conscience people find a law they did not make, and God's eternal law is the highest rule of life.",
      },
      "papal-encyclicals": {
        references: "Veritatis Splendor 43-53",
        text: "The natural law is universal and lasting because it rests on the truth of the human person.",
      },
    },
  },
  {
    id: "old-and-new-law",
    title: "The Old Law and the New Law",
    aliases: [
      "old testament law",
      "law of moses",
      "mosaic law",
      "kosher",
      "new law",
      "law of the gospel",
      "why do christians eat pork",
      "levitical laws",
      "do we have to follow leviticus",
      "jesus fulfilled the law",
      "ceremonial law",
      "mixed fabrics in the bible",
      "is the old testament still binding",
    ],
    summary:
      "The law given through Moses is holy and good, the first stage of revealed law: it shows what must be done, but cannot by itself give the strength to do it. Jesus did not abolish it but brought it to completion, and the New Law is above all the grace of the Holy Spirit received by faith in him. The moral law of the commandments remains, while the ceremonial rules, such as those on foods and sacrifices, pointed towards Christ and no longer bind Christians.",
    catechism: "577-582,1961-1974",
    notes: {
      scripture: {
        references: "Matt 5:17; Heb 8:6-13; Jer 31:31-33; Acts 15:28-29",
        text: "Jesus came to fulfil the law, God promised a new covenant written on hearts, and the apostles did not lay the law of Moses on the gentiles.",
      },
      patristic: {
        references: "Irenaeus, Against Heresies 4.15-16",
        text: "The commandments of the decalogue remain and are deepened by Christ, while the other precepts trained the people for a time.",
      },
      aquinas: {
        references: "ST I-II q98-108",
        text: "The old law held moral, ceremonial and judicial precepts, while the new is chiefly the Holy Spirit's grace written in the heart.",
      },
      augustine: {
        references: "On the Spirit and the Letter",
        text: "The letter of the law commands, and the Spirit gives the love with which the command can be kept.",
      },
      "vatican-ii": {
        references: "DV 14-16; NA 4",
        text: "The books of the Old Covenant keep their lasting value, and the New lies hidden in the Old.",
      },
    },
  },
  {
    id: "ten-commandments",
    title: "The Ten Commandments",
    aliases: [
      "commandments",
      "decalogue",
      "ten commandments",
      "list of the commandments",
      "why are catholic commandments numbered differently",
      "tablets of moses",
      "do the ten commandments still apply",
      "sinai",
      "exodus 20",
      "which commandments are there",
    ],
    summary:
      "The Ten Commandments, given to Moses at Sinai, set out what love of God and love of neighbor require: the first three concern God, the other seven our neighbor. They belong to God's covenant with his people, and they also express the natural law, and so they bind always and everywhere. Jesus confirmed them and showed their depth in the commandment of love. Catholics follow the numbering that goes back to Saint Augustine, and other traditions divide the same text differently.",
    catechism: "2052-2082",
    notes: {
      scripture: {
        references: "Exod 20:2-17; Deut 5:6-21; Mark 10:17-19; Matt 22:37-40",
        text: "God frees his people and gives them his words, and Jesus sums them up in love of God and neighbor.",
      },
      patristic: {
        references: "Irenaeus, Against Heresies 4.16",
        text: "The Lord widened and deepened the words of the decalogue and did not set them aside.",
      },
      aquinas: {
        references: "ST I-II q100",
        text: "The precepts of the decalogue are first principles of right living and cannot be dispensed.",
      },
      "papal-encyclicals": {
        references: "Veritatis Splendor 12-15; Lumen Fidei 46",
        text: "The commandments protect the good of the person and mark the path of gratitude opened by faith.",
      },
      liturgy: {
        references: "Lectionary for Mass, Third Sunday of Lent, Year B",
        text: "The words given at Sinai are read in Lent on the way to Easter.",
      },
      councils: {
        references: "Trent Session 6 ch. 11",
        text: "The commandments bind the justified too, and God's grace makes them possible to keep.",
      },
    },
  },
];
